import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
const sheets = 'packages/sdk/src/styles'

/** All rules that a widget wears: of its first sheet and of those of its later parts. */
const rulesOf = (names: string[]) =>
  names
    .flatMap((name) => [
      ...read(`${sheets}/widgets/${name}.css`).matchAll(/@import "\.\.\/(.+?)"/g),
    ])
    .filter(([, sheet]) => sheet !== 'tokens.css')
    .map(([, sheet]) => read(`${sheets}/${sheet}`))
    .join('\n')

test.each([
  ['career-browser', ['career-browser', 'career-browser-dialog']],
  ['join-form', ['join-form', 'join-form-states']],
  ['game-player', ['game-player', 'game-player-round', 'game-player-results']],
  ['leaderboard', ['leaderboard', 'leaderboard-full']],
])('the page of %s names only variables that its styles use', (widget, names) => {
  const [, list = ''] =
    /<Tokens\s+names=\{\[([^\]]*)\]/.exec(read(`stories/${widget}/${widget}.mdx`)) ?? []
  const named = [...list.matchAll(/'(--pq-[\w-]+)'/g)].map(([, name]) => name)
  const rules = rulesOf(names)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !new RegExp(`var\\(${name}[,)]`).test(rules))).toEqual([])
})
