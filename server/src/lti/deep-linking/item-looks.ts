import type { LtiContent } from '@pathquest/core'
import { modeName } from '@pathquest/modes/texts'
import type { Language } from '../../runtime/language'

/** Beside the title on the page of a course: how it is played, and what it counts. */
const TEXTS = {
  en: {
    live: 'Live game: the teacher starts it, the class plays together.',
    solo: 'Solo assignment: each student at their own pace.',
    browser: 'Explore careers: what people do, what they earn, how the field grows.',
    graded: (points: number) => `Graded, ${points} ${points === 1 ? 'point' : 'points'}.`,
    ungraded: 'Not graded.',
  },
  es: {
    live: 'Juego en vivo: lo empieza el docente y toda la clase juega a la vez.',
    solo: 'Tarea individual: cada estudiante a su ritmo.',
    browser: 'Explora profesiones: qué se hace, cuánto se gana, cómo crece el campo.',
    graded: (points: number) => `Con calificación, ${points} ${points === 1 ? 'punto' : 'puntos'}.`,
    ungraded: 'Sin calificación.',
  },
} satisfies Record<Language, unknown>

export function itemText(content: LtiContent, language: Language): string {
  const texts = TEXTS[language]
  if (content.kind === 'career_browser') return texts.browser
  const counts = content.graded ? texts.graded(content.points) : texts.ungraded
  return `${texts[content.play]} ${modeName(content.gameMode, language)}. ${counts}`
}

const ICON_SIDE = 50
const THUMBNAIL_SIDE = 128

/** A picture of ours for each way to play; drawn, so that it is sharp in every size. */
export function itemPicture(publicOrigin: string, { kind, play }: LtiContent) {
  const name = kind === 'career_browser' ? 'careers' : play
  const url = `${publicOrigin}/activity-${name}.svg`
  const square = (side: number) => ({ url, width: side, height: side })
  return { icon: square(ICON_SIDE), thumbnail: square(THUMBNAIL_SIDE) }
}
