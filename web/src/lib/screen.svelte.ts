/** The screen that the page is shown on. */
const small = window.matchMedia('(max-width: 760px)')

export const screen: { phone: boolean } = $state({ phone: small.matches })
small.addEventListener('change', () => (screen.phone = small.matches))
