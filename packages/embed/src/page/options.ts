/** What a school writes as an attribute or gives to `Pathquest.render()`. */
export interface WidgetOptions {
  /** Default `light`; `auto` follows the visitor's system, also when it changes. */
  theme?: 'light' | 'dark' | 'auto'
  /** `en` (default) or `es`; a region such as `es-MX` writes numbers its own way. */
  locale?: string
  /** Level of the widget's heading, 1 to 4; default 2. */
  headingLevel?: number | string
  /** Career browser: the industry it starts with. */
  industry?: string
  /** Career browser: the sector it starts with. */
  sector?: string
  /** Join form and game player: the game code in the field. */
  code?: string
  /** Leaderboard: the share token that the host has made. */
  token?: string
  /** Leaderboard: the first five or everybody; default `compact`. */
  mode?: 'compact' | 'full'
  /** Game player: the game of a seat that the page has already. */
  sessionId?: string
  /** Game player: the secret of that seat. */
  seatToken?: string
  /** Origin of the product where it is not the script's own. */
  origin?: string
}

export type WidgetName = 'career-browser' | 'join-form' | 'game-player' | 'leaderboard'

/** A widget's options from its attributes, with `data-` before their names or without. */
export function readOptions(host: Element): WidgetOptions {
  const options: Record<string, string> = {}
  for (const { name, value } of host.attributes) {
    options[name.replace(/^data-|-(.)/g, (_, letter = '') => letter.toUpperCase())] = value
  }
  return options
}

/** What is no language tag would stop every number from being written. */
export const localeOf = ({ locale = '' }: WidgetOptions): string =>
  /^[a-z]{2}(-[a-z\d]{2,8})*$/i.test(locale) ? locale : 'en'

/**
 * The running script; found by its name where the browser does not tell. An element of the page that
 * is named `currentScript` stands in the way of the real one: then, too.
 */
export function ownScript(name: string): HTMLScriptElement {
  const running = document.currentScript
  return (
    running?.localName === 'script' ? running : document.querySelector(`script[src*="${name}"]`)
  ) as HTMLScriptElement
}
