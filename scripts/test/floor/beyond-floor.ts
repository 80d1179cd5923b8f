// Checks the browser builds against the minimum browsers of packages/core/src/browser-floor.ts.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BROWSER_FLOOR, type BrowserVersions } from '@pathquest/core/browser-floor'
import { parseAst } from 'vite'
import { at } from '../../start/paths.mjs'
import { ALLOWED, OF_TEACHERS } from './allowed'
import { type Beyond, makeScriptScan, visit } from './scan-script'
import { scanStyles } from './scan-styles'

const FOLDERS = ['packages/web/dist', 'packages/embed/dist']
const FILES = ['server/dist/launch-pages.js']

export interface Finding extends Beyond {
  file: string
}

/** Features of the builds beyond the minimum browsers, except those in `allowed.ts`. */
export function beyondFloor(): Finding[] {
  return findings().filter(({ what }) => !isAllowed(what))
}

/** Unused entries of `allowed.ts`. */
export function allowedInVain(): string[] {
  const found = findings().map(({ what }) => what)
  return Object.keys(ALLOWED).filter((entry) => !found.includes(entry))
}

const isAllowed = (what: string) => Object.hasOwn(ALLOWED, what)

let known: Finding[] | undefined

function findings(): Finding[] {
  const scanScript = makeScriptScan(BROWSER_FLOOR.student)
  known ??= builtFiles().flatMap((file) => {
    const text = readFileSync(at(file), 'utf8')
    const found = file.endsWith('.css')
      ? scanStyles(text, floorOf)
      : [...scanScript(text), ...sheetsIn(text).flatMap((sheet) => scanStyles(sheet, floorOf))]
    return found.map((one) => ({ ...one, file }))
  })
  return known
}

const floorOf = (selector: string): BrowserVersions =>
  BROWSER_FLOOR[OF_TEACHERS.test(selector) ? 'teacher' : 'student']

function builtFiles(): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => join(folder, file)),
  )
  return [...inFolders, ...FILES]
}

/** The script tag contains its stylesheets as strings. */
function sheetsIn(text: string): string[] {
  const strings: string[] = []
  visit(parseAst(text), ({ type, value, quasis }) => {
    if (type === 'Literal' && typeof value === 'string') strings.push(value)
    if (type === 'TemplateLiteral' && Array.isArray(quasis) && quasis.length === 1) {
      strings.push((quasis[0] as { value: { cooked: string } }).value.cooked)
    }
  })
  return strings.filter((string) => /[.:][\w-]+[^{}]*\{[\w-]+:[^{}]+\}/.test(string))
}
