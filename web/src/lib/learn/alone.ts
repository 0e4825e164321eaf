/** A lesson without a network: the way that it goes when every choice is right lies here, and is played from here. */
import type { LessonChoice, LessonPage, LessonPlay, LessonWalk } from '../wire'

export const lessonAddress = (game: string, lesson: string, language: string) => `/api/learn/${game}/${lesson}?language=${language}`

const same = (a: LessonChoice | null | undefined, b: LessonChoice) => !!a && a.choice === b.choice && (a.count ?? null) === (b.count ?? null)

/** The page after the choices made; a choice beside the way is answered, and changes nothing. */
export function pageOf({ welcome, steps }: LessonWalk, { choices, show }: LessonPlay): LessonPage {
  const made = choices ?? []
  const right = made.findIndex((choice, i) => !same(steps[i]?.choice, choice))
  const step = steps[right < 0 ? made.length : right]!
  const wanted = step.choice && (step.coach.want.length || show) ? [step.choice.choice] : []
  return { welcome, state: step.state, coach: { ...step.coach, want: wanted, answer: right < 0 ? null : step.no } }
}
