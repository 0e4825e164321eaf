/** The pages that every bar leads to. */
export const PAGES = [
  { page: 'home', href: '/', word: 'nav.play' },
  { page: 'learn', href: '/learn', word: 'learn.title' },
  { page: 'replay', href: '/replay', word: 'nav.replay' },
  { page: 'rules', href: '/rules', word: 'nav.rules' },
  { page: 'campaign', href: '/campaign', word: 'nav.campaigns' },
  { page: 'workshop', href: '/workshop', word: 'nav.workshop' },
] as const
