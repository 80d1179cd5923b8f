import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { at } from '../start/paths.mjs'

/** A row of a table in docs/threats.md. */
interface Row {
  id: string
  state: string
  proofs: string[]
}

const ROWS = readFileSync(at('docs/threats.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [TFPS]\d\d /.test(line))
  .map((line): Row => {
    const [, id = '', , , state = '', proof = ''] = line.split(/(?<!\\)\|/).map((one) => one.trim())
    return { id, state, proofs: proof.split('<br>').map((one) => one.trim().replace(/\\\|/g, '|')) }
  })

const span = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${letter}${String(from + i).padStart(2, '0')}`)
const IDS = [
  ...span('T', 1, 43),
  ...span('F', 44, 57),
  ...span('P', 58, 62),
  ...span('S', 63, 82),
  ...span('S', 85, 88),
]

const scripts: Record<string, string> = JSON.parse(readFileSync(at('package.json'), 'utf8')).scripts
const PROOF = /^`([^`]+)` > (.+)$/
const COMMAND = /^`npm run ([\w:]+)`/

/** What precedes a title: a test call, that of a table, or a row of one. */
const CALL = String.raw`(?:\b(?:test|it|describe)(?:\.concurrent)?\(|\)\(|\[)\s*`

/** Whether a file has a test, or a row of a table of tests, with this title as written. */
function hasTitle(path: string, title: string): boolean {
  const text = readFileSync(at(path), 'utf8').replace(/\\(['"`\\])/g, '$1')
  const words = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`${CALL}(['"\`])${words}\\1`).test(text)
}

/** The same with the title of its group. */
function hasGrouped(path: string, title: string): boolean {
  const [group = '', ...inner] = title.split(' > ')
  return inner.length > 0 && hasTitle(path, group) && hasTitle(path, inner.join(' > '))
}

/** The fault of a proof; null if the test or command exists. */
function fault(proof: string): string | null {
  const command = COMMAND.exec(proof)?.[1]
  if (command) return command in scripts ? null : `there is no npm run ${command}`
  const [, path, title] = PROOF.exec(proof) ?? []
  if (!path || !title) return `neither a test nor a command: ${proof}`
  if (!existsSync(at(path))) return `there is no ${path}`
  if (hasTitle(path, title) || hasGrouped(path, title)) return null
  return `${path} has no test "${title}"`
}

test('docs/threats.md has each threat once, in order', () => {
  expect(ROWS.map(({ id }) => id)).toEqual(IDS)
})

test.each(ROWS)('$id: its proofs exist, and missing parts are named', ({ state, proofs }) => {
  expect(state).toMatch(/^proven$|^in part: .+/)
  expect(proofs.map(fault).filter((one) => one !== null)).toEqual([])
})

test('a missing test is reported', () => {
  expect(fault('`scripts/test/threats.test.ts` > nobody wrote it')).toMatch('has no test "nobody')
  expect(fault('`scripts/test/threads.test.ts` > x')).toBe(
    'there is no scripts/test/threads.test.ts',
  )
  expect(fault('`npm run drill:nothing`')).toBe('there is no npm run drill:nothing')
  expect(fault('somewhere')).toMatch('neither')
})
