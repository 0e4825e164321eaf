/** The pages that every bar leads to. */
export const PAGES = [
  { page: 'home', href: '/', word: 'nav.play', icon: 'play' },
  { page: 'learn', href: '/learn', word: 'learn.title', icon: 'school' },
  { page: 'replay', href: '/replay', word: 'nav.replay', icon: 'clock' },
  { page: 'rules', href: '/rules', word: 'nav.rules', icon: 'book' },
  { page: 'campaign', href: '/campaign', word: 'nav.campaigns', icon: 'flag' },
  { page: 'workshop', href: '/workshop', word: 'nav.workshop', icon: 'pencil' },
] as const
