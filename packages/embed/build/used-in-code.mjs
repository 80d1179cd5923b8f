// What the components that wear a sheet name themselves: tokens, e.g. as the fill of a drawing, and
// the classes of their elements.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const TOKEN = /--pq-[\w-]+(\$\{)?/g
const CLASS = /(?<![-\w])pq[\w-]*/g

/**
 * @param {{ sdk: string, codeOf: (widget: string, which: { isAll: boolean }) => string, inTheFile: string[] }} options
 *   `inTheFile`: the widgets whose first sheets are one in the single file
 * @returns {(sheet: string) => { tokens: string[], classes: Set<string> | null }} null: all of them
 */
export function usedInCode({ sdk, codeOf, inTheFile }) {
  const declared = readFileSync(join(sdk, 'styles/tokens.css'), 'utf8')
  return (sheet) => {
    const name = basename(sheet, '.css')
    const widget = WEARERS.find((start) => name.startsWith(start))
    const wearers = name === 'first-widgets' ? inTheFile : widget ? [widget] : []
    if (wearers.length === 0) return { tokens: [], classes: null }
    const code = (isAll) => wearers.map((wearer) => codeOf(wearer, { isAll })).join('\n')
    const isFirst = name === (widget ?? 'first-widgets')
    const tokens = (code(!isFirst).match(TOKEN) ?? []).flatMap((token) =>
      // `--pq-map-${tint}` stands for all of its kind.
      token.endsWith('${')
        ? (declared.match(new RegExp(`${token.slice(0, -2)}[\\w-]+`, 'g')) ?? [])
        : [token],
    )
    return { tokens, classes: new Set(code(true).match(CLASS)) }
  }
}

/** Widgets, by which the names of their sheets begin. */
const WEARERS = ['career-browser', 'join-form', 'leaderboard', 'game-player']
