import type { GivenAnswer } from '@pathquest/sdk/GamePlayer/GamePlayer'

/** The `detail` of the events dispatched on a widget's element; all bubble. */
export interface EmbedEvents {
  /** The widget is shown. */
  ready: Record<string, never>
  /** A visitor joined a game. `preventDefault()`: the page shows the game itself. */
  join: { sessionId: string; seatToken: string; displayName: string; gameCode: string }
  /** The details of a career were opened. */
  select: { careerId: string; title: string }
  /** An answer was given. */
  answer: GivenAnswer
  /** Something failed; the widget shows it to the visitor. */
  error: { code: string; message: string }
}

/** False: a listener of the page called `preventDefault()`. */
export type Emit = <Name extends keyof EmbedEvents>(
  name: Name,
  detail: EmbedEvents[Name],
) => boolean

/** Dispatches events on an element that cross shadow roots, also the page's own. */
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
