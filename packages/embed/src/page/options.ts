/** The options of a widget, as attributes or passed to `Pathquest.render()`. */
export interface WidgetOptions {
  /** Default `light`; `auto` follows the system's preference, also when it changes. */
  theme?: 'light' | 'dark' | 'auto'
  /** `en` (default) or `es`; a region such as `es-MX` affects number formats. */
  locale?: string
  /** Level of the widget's heading, 1 to 4; default 2. */
  headingLevel?: number | string
  /** Career browser: the initial industry. */
  industry?: string
  /** Career browser: the initial sector. */
  sector?: string
  /** Join form and game player: the initial game code. */
  code?: string
  /** Leaderboard: the share token from the host. */
  token?: string
  /** Leaderboard: the first five or everybody; default `compact`. */
  mode?: 'compact' | 'full'
  /** Game player: the game of an existing seat. */
  sessionId?: string
  /** Game player: the secret of that seat. */
  seatToken?: string
  /** Origin of Pathquest if it is not the script's own. */
  origin?: string
}

export type WidgetName = 'career-browser' | 'join-form' | 'game-player' | 'leaderboard'

/** A widget's options from its attributes, with or without the prefix `data-`. */
export function readOptions(host: Element): WidgetOptions {
  const options: Record<string, string> = {}
  for (const { name, value } of host.attributes) {
    options[name.replace(/^data-|-(.)/g, (_, letter = '') => letter.toUpperCase())] = value
  }
  return options
}

/** An invalid language tag would make every number format throw. */
export const validLocale = ({ locale = '' }: WidgetOptions): string =>
  /^[a-z]{2}(-[a-z\d]{2,8})*$/i.test(locale) ? locale : 'en'

/**
 * The running script; found by its name where `document.currentScript` is unavailable, also if an
 * element named `currentScript` shadows it.
 */
export function ownScript(name: string): HTMLScriptElement {
  const running = document.currentScript
  return (
    running?.localName === 'script' ? running : document.querySelector(`script[src*="${name}"]`)
  ) as HTMLScriptElement
}
