import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
/** All rules that a widget wears, by the lists of the script tag. */
const rulesOf = (lists: string[]) =>
  lists
    .flatMap((list) => [
      ...read(`packages/embed/src/${list}`).matchAll(/@pathquest\/(sdk|ui)\/(styles\/.+?)\?/g),
    ])
    .map(([, owner, sheet]) => read(`packages/${owner}/src/${sheet}`))
    .concat(read('packages/ui/src/styles/base.css'))
    .join('\n')

test.each([
  ['career-browser', ['sheets/career-browser.ts', 'sheets/career-details.ts']],
  ['join-form', ['widgets/join-form.tsx']],
  ['game-player', ['sheets/game-lobby.ts', 'sheets/game-rounds.ts']],
  ['leaderboard', ['widgets/leaderboard.tsx']],
])('the page of %s names only variables that its styles use', (widget, lists) => {
  const [, list = ''] =
    /<Tokens\s+names=\{\[([^\]]*)\]/.exec(read(`stories/${widget}/${widget}.mdx`)) ?? []
  const named = [...list.matchAll(/'(--pq-[\w-]+)'/g)].map(([, name]) => name)
  const rules = rulesOf(lists)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !new RegExp(`var\\(${name}[,)]`).test(rules))).toEqual([])
})
