import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
const sheets = 'packages/sdk/src/styles'

/** All rules that a widget wears. */
const rulesOf = (widget: string) =>
  [...read(`${sheets}/widgets/${widget}.css`).matchAll(/@import "\.\.\/(.+?)"/g)]
    .filter(([, sheet]) => sheet !== 'tokens.css')
    .map(([, sheet]) => read(`${sheets}/${sheet}`))
    .join('\n')

test.each(['career-browser', 'join-form', 'game-player', 'leaderboard'])(
  'the page of %s names only variables that its styles use',
  (widget) => {
    const [, list = ''] =
      /<Tokens\s+names=\{\[([^\]]*)\]/.exec(read(`stories/${widget}/${widget}.mdx`)) ?? []
    const named = [...list.matchAll(/'(--pq-[\w-]+)'/g)].map(([, name]) => name)
    const rules = rulesOf(widget)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !new RegExp(`var\\(${name}[,)]`).test(rules))).toEqual([])
  },
)
