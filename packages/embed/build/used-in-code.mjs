// What the components that wear a sheet name themselves: tokens, e.g. as the fill of a drawing, and
// the classes of their elements.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const TOKEN = /--pq-[\w-]+(\$\{)?/g
const CLASS = /(?<![-\w])pq[\w-]*/g

/**
 * @param {{ sdk: string, codeOf: (widget: string, which: { isAll: boolean, without?: RegExp }) => string }} options
 * @returns {(sheet: string) => { tokens: string[], classes: Set<string> | null }} null: all of them
 */
export function usedInCode({ sdk, codeOf }) {
  const declared = readFileSync(join(sdk, 'styles/tokens.css'), 'utf8')
  return (sheet) => {
    const name = basename(sheet, '.css')
    const wearer = WEARERS.find(([start]) => name.startsWith(start))
    if (!wearer) return { tokens: [], classes: null }
    const [, widgets, without] = wearer
    const code = (isAll) => widgets.map((widget) => codeOf(widget, { isAll, without })).join('\n')
    const isFirst = widgets.includes(name)
    const tokens = (code(!isFirst).match(TOKEN) ?? []).flatMap((token) =>
      // `--pq-map-${tint}` stands for all of its kind.
      token.endsWith('${')
        ? (declared.match(new RegExp(`${token.slice(0, -2)}[\\w-]+`, 'g')) ?? [])
        : [token],
    )
    return { tokens, classes: new Set(code(true).match(CLASS)) }
  }
}

/** Widgets by the start of their sheets' names, and what the single file has not. */
const WEARERS = [
  ['career-browser', ['career-browser']],
  ['join-form', ['join-form']],
  ['leaderboard', ['leaderboard']],
  ['game-player', ['game-player']],
  ['single-file', ['career-browser', 'join-form', 'leaderboard'], /(After|CareerSheet)\.tsx$/],
]
