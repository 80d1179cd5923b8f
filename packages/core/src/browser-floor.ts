/**
 * The oldest supported browsers: for students' pages and for teachers' pages. Builds, the check of
 * the build output, /how-to-play and the page for outdated browsers read it from here;
 * `browserslist` in package.json repeats it.
 */
export const BROWSER_FLOOR = {
  student: { safari: '15.4', chrome: '100', firefox: '115' },
  teacher: { safari: '16.4', chrome: '108', firefox: '121' },
} as const

export type BrowserVersions = Record<'safari' | 'chrome' | 'firefox', string>

/** In the format of build targets. */
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
 * Safari 15.4, `URL.canParse` with Firefox 115. Runs in much older browsers: basic syntax only.
 */
export function isBelowFloor(): boolean {
  try {
    if (!AbortSignal.prototype.throwIfAborted) return true
    return CSS.supports('-moz-appearance', 'none') && !('canParse' in URL)
  } catch {
    return true
  }
}
