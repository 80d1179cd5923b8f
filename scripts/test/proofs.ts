import { existsSync, readFileSync } from 'node:fs'
import { at } from '../start/paths.mjs'

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

/** The fault of a proof in a document; null if its test or command exists. */
export function fault(proof: string): string | null {
  const command = COMMAND.exec(proof)?.[1]
  if (command) return command in scripts ? null : `there is no npm run ${command}`
  const [, path, title] = PROOF.exec(proof) ?? []
  if (!path || !title) return `neither a test nor a command: ${proof}`
  if (!existsSync(at(path))) return `there is no ${path}`
  if (hasTitle(path, title) || hasGrouped(path, title)) return null
  return `${path} has no test "${title}"`
}

/** The cells of a row of a table in Markdown. */
export const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The proofs in a cell. */
export const proofsIn = (cell: string): string[] =>
  cell.split('<br>').map((one) => one.trim().replace(/\\\|/g, '|'))
