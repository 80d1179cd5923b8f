import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
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
const IDS = [...span('T', 1, 43), ...span('F', 44, 57), ...span('P', 58, 62), ...span('S', 63, 70)]

const scripts: Record<string, string> = JSON.parse(readFileSync(at('package.json'), 'utf8')).scripts
const PROOF = /^`([^`]+)` > (.+)$/
const COMMAND = /^`npm run ([\w:]+)`/

const titles = new Map<string, Set<string>>()

/** Cases that `npm run test:lti` tries: lists that begin with their name. */
const CASES = /^scripts\/lti\/cases-\w+\.ts$/

/** Titles of tests in a file as they are written, placeholders included; also below their group's. */
function titlesIn(path: string): Set<string> {
  const known = titles.get(path)
  if (known) return known
  const found = new Set<string>()
  const text = readFileSync(at(path), 'utf8')
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const look = (node: ts.Node, group: string): void => {
    const title = ts.isCallExpression(node) ? titleOf(node, ['test', 'it']) : undefined
    if (title !== undefined) found.add(title).add(`${group} > ${title}`)
    const [name] = ts.isArrayLiteralExpression(node) ? node.elements : []
    if (name && ts.isStringLiteralLike(name) && CASES.test(path)) found.add(name.text)
    const inner = ts.isCallExpression(node) ? titleOf(node, ['describe']) : undefined
    ts.forEachChild(node, (child) => look(child, inner ?? group))
  }
  look(source, '')
  titles.set(path, found)
  return found
}

/** The title in a call of one of these, as it is written. */
function titleOf({ expression, arguments: given }: ts.CallExpression, names: string[]) {
  const [title] = given
  if (!title || !isCallOf(expression, names)) return undefined
  if (ts.isStringLiteralLike(title)) return title.text
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : undefined
}

/** `test`, `it.each(…)`, `test.concurrent.each(…)`; nothing that is skipped. */
function isCallOf(node: ts.Expression, names: string[]): boolean {
  if (ts.isIdentifier(node)) return names.includes(node.text)
  if (ts.isCallExpression(node)) return isCallOf(node.expression, names)
  if (!ts.isPropertyAccessExpression(node)) return false
  return ['each', 'concurrent'].includes(node.name.text) && isCallOf(node.expression, names)
}

/** What is wrong with a proof; null where there is such a test or command. */
function fault(proof: string): string | null {
  const command = COMMAND.exec(proof)?.[1]
  if (command) return command in scripts ? null : `there is no npm run ${command}`
  const [, path, title] = PROOF.exec(proof) ?? []
  if (!path || !title) return `neither a test nor a command: ${proof}`
  if (!existsSync(at(path))) return `there is no ${path}`
  return titlesIn(path).has(title) ? null : `${path} has no test "${title}"`
}

test('docs/threats.md has each threat once, in order', () => {
  expect(ROWS.map(({ id }) => id)).toEqual(IDS)
})

test.each(ROWS)('$id: what proves it exists, or what is missing is said', ({ state, proofs }) => {
  expect(state).toMatch(/^proven$|^in part: .+/)
  expect(proofs.map(fault).filter((one) => one !== null)).toEqual([])
})

test('a test that does not exist is named', () => {
  expect(fault('`scripts/test/threats.test.ts` > nobody wrote it')).toMatch('has no test "nobody')
  expect(fault('`scripts/test/threads.test.ts` > x')).toBe(
    'there is no scripts/test/threads.test.ts',
  )
  expect(fault('`npm run drill:nothing`')).toBe('there is no npm run drill:nothing')
  expect(fault('somewhere')).toMatch('neither')
})
