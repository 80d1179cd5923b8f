import frame from './styles/frame.css'

/** The text of a style sheet; what differs in the dark theme apart. */
export interface Sheet {
  light: string
  dark: string
}

/** What a widget wears: its first sheet, and those of parts that are fetched later. */
export type SheetName =
  | 'career-browser'
  | 'career-browser-dialog'
  | 'join-form'
  | 'leaderboard'
  | 'game-player'
  | 'game-player-round'
  | 'game-player-results'

/** Later parts lie above the first one, in this order. */
const PARTS = ['', '-dialog', '-round', '-results']

const brought = new Map<string, Sheet>()
const wearers = new Map<ShadowRoot, () => void>()
const made = new Map<string, CSSStyleSheet>()

/** One constructed sheet for all widgets of the page; content policies let it pass. */
function constructed(text: string): CSSStyleSheet {
  let sheet = made.get(text)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    made.set(text, sheet)
  }
  return sheet
}

/** Adds a sheet under its name; whoever wears it already is dressed anew. */
export function bring(name: SheetName, sheet: Sheet): void {
  brought.set(name, sheet)
  for (const dress of wearers.values()) dress()
}

/** Dresses a shadow root, from now on and whenever a later part brings its sheet. */
export function wear(shadow: ShadowRoot, name: SheetName, isDark: boolean): void {
  const dress = () => {
    const own = PARTS.flatMap((part) => brought.get(name + part) ?? [])
    const texts = [frame.light, ...own.map(({ light }) => light)]
    if (isDark) texts.push(...own.map(({ dark }) => dark))
    shadow.adoptedStyleSheets = texts.map(constructed)
  }
  wearers.set(shadow, dress)
  dress()
}

/** The widget has left. */
export const undress = (shadow: ShadowRoot) => void wearers.delete(shadow)
