/**
 * The oldest browsers that are promised to work: for whatever a student meets, and for teachers'
 * pages. Builds, the check of what is built, /how-to-play and the page for older ones take it from
 * here; `browserslist` in package.json says the same.
 */
export const BROWSER_FLOOR = {
  student: { safari: '15.4', chrome: '100', firefox: '115' },
  teacher: { safari: '16.4', chrome: '108', firefox: '121' },
} as const

export type BrowserVersions = Record<'safari' | 'chrome' | 'firefox', string>

/** As builds name them. */
export const buildTargets = ({ safari, chrome, firefox }: BrowserVersions): string[] => [
  `safari${safari}`,
  `ios${safari}`,
  `chrome${chrome}`,
  `firefox${firefox}`,
]

declare const AbortSignal: { prototype: { throwIfAborted?: unknown } }
declare const CSS: { supports(property: string, value: string): boolean }
declare const URL: object

/**
 * Whether this browser is older than students' floor: `throwIfAborted` came with Chrome 100 and
 * Safari 15.4, `URL.canParse` with Firefox 115. Read by browsers far below: nothing but plain words.
 */
export function isBelowFloor(): boolean {
  try {
    if (!AbortSignal.prototype.throwIfAborted) return true
    return CSS.supports('-moz-appearance', 'none') && !('canParse' in URL)
  } catch {
    return true
  }
}
