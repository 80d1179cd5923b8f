import type { GivenAnswer } from '@pathquest/sdk/GamePlayer/GamePlayer'

/** The details of the events that a widget's element tells the page; each bubbles. */
export interface EmbedEvents {
  /** The widget stands. */
  ready: Record<string, never>
  /** Somebody joined a game. `preventDefault()`: the page shows the game itself. */
  join: { sessionId: string; seatToken: string; displayName: string; gameCode: string }
  /** The details of a career were opened. */
  select: { careerId: string; title: string }
  /** An answer was given. */
  answer: GivenAnswer
  /** Something did not work; the visitor reads about it in the widget. */
  error: { code: string; message: string }
}

/** False: a listener of the page prevented what comes next. */
export type Emit = <Name extends keyof EmbedEvents>(
  name: Name,
  detail: EmbedEvents[Name],
) => boolean

/** Events of an element that leave shadow roots, also those of the page. */
export const emitFrom =
  (host: HTMLElement): Emit =>
  (name, detail) =>
    host.dispatchEvent(
      new CustomEvent(`pathquest:${name}`, {
        bubbles: true,
        composed: true,
        cancelable: name === 'join',
        detail,
      }),
    )
