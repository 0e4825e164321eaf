/** The screen that the page is shown on. */
const small = window.matchMedia('(max-width: 760px)')
const coarse = window.matchMedia('(pointer: coarse)')

/**
 * How a table is laid out, by the room there is:
 * a `desk` has a rail and a tray, a `tablet` both below the board, a `phone` a sheet below it, `sideways` a panel beside it,
 * and a `slip` (a screen that is zoomed very far) one part below the other.
 */
export type Room = 'desk' | 'tablet' | 'phone' | 'sideways' | 'slip'

/** In the order in which they are tried; what fits none is a phone. */
const ROOMS: [Room, MediaQueryList][] = (
  [
    ['desk', '(min-width: 1000px) and (min-height: 600px)'],
    ['slip', '(max-height: 299px), (max-height: 479px) and (max-width: 559px)'],
    ['sideways', '(orientation: landscape) and (max-height: 599px), (min-width: 1000px)'],
    ['tablet', '(min-width: 700px)'],
  ] as const
).map(([room, query]) => [room, window.matchMedia(query)])
const roomNow = (): Room => ROOMS.find(([, query]) => query.matches)?.[0] ?? 'phone'

export const screen: { phone: boolean; room: Room; finger: boolean } = $state({ phone: small.matches, room: roomNow(), finger: coarse.matches })
small.addEventListener('change', () => (screen.phone = small.matches))
coarse.addEventListener('change', () => (screen.finger = coarse.matches))
for (const [, query] of ROOMS) query.addEventListener('change', () => (screen.room = roomNow()))
