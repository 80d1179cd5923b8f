// @ts-check
// `npm run count -- --json`: metrics of the source; without `--json` as lines.
//
// - A source file: .ts, .tsx, .mjs or .cjs that git tracks under packages, server, party, examples or
//   scripts. None are: tests (`*.test.*`, `*.stories.*`, folders `test`, `tests`, `testing`), `*.d.ts`,
//   messages and texts (folders `messages` and `texts`, `texts.*.ts`), server/drizzle, and files that a
//   script wrote (their first line says so). Styles and content are data in files of other kinds.
// - packageCircles: groups of workspace packages (packages/*, server, party) that depend on each other
//   in a circle, by `dependencies`, `peerDependencies` and `devDependencies`; named in `circles`.
// - medianLines, sourceLines: of the source files, empty lines and comments counted as well.
// - smallFiles: source files below 15 lines but for index.*, listed in `small`.
// - largest: source files above 300 lines.
// - decisions: files in docs/decisions.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { at } from '../start/paths.mjs'

const SMALL_BELOW = 15
const LARGE_ABOVE = 300
const SOURCE = /^(packages|server|party|examples|scripts)\/.*(?<!\.d)\.(ts|tsx|mjs|cjs)$/
const NO_SOURCE = [
  /\.(test|stories)\./,
  /\/(test|tests|testing)\//,
  /\/(messages|texts)\/|\/texts\.[^/]*\.ts$/,
  /^server\/drizzle\//,
]
const WRITTEN_BY_SCRIPT = /^\/\/ (Written|Generated) by /

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: at(), encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && existsSync(at(path)))
/** @param {string} path */
const textOf = (path) => readFileSync(at(path), 'utf8')
/** @param {string} path */
const isSource = (path) => SOURCE.test(path) && !NO_SOURCE.some((pattern) => pattern.test(path))

const sources = tracked
  .filter(isSource)
  .map((path) => ({ path, text: textOf(path) }))
  .filter(({ text }) => !WRITTEN_BY_SCRIPT.test(text))
  .map(({ path, text }) => ({
    path,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
  }))
  .sort((a, b) => a.lines - b.lines)
const small = sources.filter(
  ({ path, lines }) => lines < SMALL_BELOW && !/\/index\.\w+$/.test(path),
)
const circles = packageCircles()
const figures = {
  packageCircles: circles.length,
  sourceFiles: sources.length,
  medianLines: sources[Math.floor(sources.length / 2)]?.lines ?? 0,
  smallFiles: small.length,
  sourceLines: sources.reduce((sum, { lines }) => sum + lines, 0),
  decisions: tracked.filter((path) => path.startsWith('docs/decisions/')).length,
  largest: sources.filter(({ lines }) => lines > LARGE_ABOVE),
  small: small.map(({ path }) => path),
  circles,
}
const indent = process.argv.includes('--json') ? 0 : 2
process.stdout.write(`${JSON.stringify(figures, null, indent)}\n`)

/** Packages that reach each other, group by group. */
function packageCircles() {
  const manifests = tracked
    .filter((path) => /^(packages\/[^/]+|server|party)\/package\.json$/.test(path))
    .map((path) => JSON.parse(textOf(path)))
  const needs = new Map(
    manifests.map(({ name, dependencies, peerDependencies, devDependencies }) => [
      name,
      Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies }),
    ]),
  )
  /** @param {string} name */
  const reachedFrom = (name) => {
    const reached = new Set(needs.get(name))
    // Iterating a set includes entries that are added during the iteration.
    for (const other of reached) for (const next of needs.get(other) ?? []) reached.add(next)
    return reached
  }
  const groups = [...needs.keys()].map((name) =>
    [...reachedFrom(name)].filter((other) => reachedFrom(other).has(name)).sort(),
  )
  return [...new Set(groups.filter((group) => group.length > 0).map((group) => group.join(' ')))]
}
