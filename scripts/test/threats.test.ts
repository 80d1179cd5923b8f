import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { at } from '../start/paths.mjs'
import { cellsOf, fault, proofsIn } from './proofs'

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
    const [id = '', , , state = '', proof = ''] = cellsOf(line)
    return { id, state, proofs: proofsIn(proof) }
  })

const span = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${letter}${String(from + i).padStart(2, '0')}`)
const IDS = [...span('T', 1, 43), ...span('F', 44, 57), ...span('P', 58, 62), ...span('S', 63, 88)]

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
