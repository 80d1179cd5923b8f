import { constructed } from './constructed'
import { light as frame } from './styles/frame.css'

/** What a widget wears: its first sheet, and those of parts that are fetched later. */
export type SheetName =
  | 'career-browser'
  | 'career-browser-dialog'
  | 'career-browser-foot'
  | 'join-form'
  | 'join-form-states'
  | 'leaderboard'
  | 'leaderboard-full'
  | 'game-player'
  | 'game-player-round'
  | 'game-player-results'

/** Later parts lie above the first one, in this order. */
const PARTS = ['', '-foot', '-dialog', '-full', '-states', '-round', '-results']

const brought = new Map<string, string>()
let dark = ''
const wearers = new Map<ShadowRoot, () => void>()

/** Adds a sheet under its name; whoever wears it already is dressed anew. */
export function bring(name: SheetName, sheet: string): void {
  brought.set(name, sheet)
  for (const dress of wearers.values()) dress()
}

/**
 * Dresses a shadow root, from now on and whenever a later part brings its sheet. A promise: the
 * dark theme is still on its way; without it the widget stays light.
 */
export function wear(
  shadow: ShadowRoot,
  name: SheetName,
  isDark: boolean,
): Promise<void> | undefined {
  const dress = () => {
    const own = PARTS.flatMap((part) => brought.get(name + part) ?? [])
    shadow.adoptedStyleSheets = [frame, ...own, isDark ? dark : ''].map(constructed)
  }
  wearers.set(shadow, dress)
  dress()
  if (!isDark || dark) return undefined
  return import('./dark').then(
    (theme) => {
      dark = theme.dark
      wearers.get(shadow)?.()
    },
    () => {},
  )
}

/** The widget has left. */
export const undress = (shadow: ShadowRoot) => void wearers.delete(shadow)
