import { readFileSync } from 'node:fs'
import { BROWSER_FLOOR } from '@pathquest/core/browser-floor'
import { beforeAll, expect, test } from 'vitest'
import { buildAll } from '../../build/build.mjs'
import { at } from '../../start/paths.mjs'
import { allowedInVain, beyondFloor } from './beyond-floor'
import { makeScriptScan } from './scan-script'
import { scanStyles } from './scan-styles'

const { student } = BROWSER_FLOOR

beforeAll(() => buildAll({ only: ['app', 'embed', 'launch-pages'] }), 240_000)

test('the browser builds use only features of the minimum browsers', () => {
  const told = beyondFloor().map(
    ({ what, lackedBy, file }) => `${what} in ${file}: not in ${lackedBy.join(', ')}`,
  )
  expect(told).toEqual([])
  expect(allowedInVain()).toEqual([])
}, 60_000)

test.each([
  ['/(?<=a)b/', 'lookbehind'],
  ['new RegExp("(?<!a)b")', 'lookbehind'],
  ['new RegExp(String.raw`(?<=a)b`)', 'lookbehind'],
  ['/a(?i:b)/', 'modifier of a pattern'],
  ['/[a--b]/v', 'regular expression with v'],
  ['class A { static { a() } }', 'static block'],
  ['URL.canParse(a)', 'URL.canParse'],
  ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
  ['a.toSorted()', '.toSorted'],
  ['const { toReversed } = a', '.toReversed'],
  ['Object.groupBy(a, b)', 'Object.groupBy'],
  ['new Intl.Segmenter("en")', 'Intl.Segmenter'],
  ['new CloseWatcher()', 'CloseWatcher'],
  ['new Function("")', 'eval'],
])('a script with %s is reported', (text, what) => {
  expect(makeScriptScan(student)(text).map((one) => one.what)).toEqual([what])
})

test.each(['[1].at(-1)', 'structuredClone(a)', 'a?.b ?? c', '/(?<name>a)/u', 'a.findLast(b)'])(
  'a script with %s is not reported',
  (text) => expect(makeScriptScan(student)(text)).toEqual([]),
)

const styles = (text: string) => scanStyles(text, () => student).map(({ what }) => what)

test.each([
  ['a:has(b) { top: 0 }', ':has'],
  ['@container c (width > 1px) { a { top: 0 } }', '@container c'],
  ['a { height: 100dvh }', 'unit dvh'],
  ['a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
  // A value with a variable is accepted at parse time and invalid at computed-value time.
  ['a { color: red; color: color-mix(in srgb, var(--b), blue) }', 'color-mix()'],
  ['a { text-wrap: balance }', 'text-wrap'],
])('a stylesheet with %s is reported', (text, what) => {
  expect(styles(text)).toContain(what)
})

test('a fallback before it, or @supports, is accepted', () => {
  expect(styles('a { height: 100vh; height: 100dvh }')).toEqual([])
  expect(styles('@supports selector(:has(a)) { a:has(b) { top: 0 } }')).toEqual([])
})

test('browserslist has the same minimum browsers', () => {
  const { browserslist } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const listOf = ({ safari, chrome, firefox }: typeof student | typeof BROWSER_FLOOR.teacher) => [
    `safari >= ${safari}`,
    `ios_saf >= ${safari}`,
    `chrome >= ${chrome}`,
    `firefox >= ${firefox}`,
  ]
  expect(browserslist).toEqual({
    student: listOf(student),
    teacher: listOf(BROWSER_FLOOR.teacher),
  })
})

test.each([
  'README.md',
  'docs/lms.md',
  'docs/operations.md',
  'packages/embed/README.md',
  'packages/sdk/README.md',
])('%s lists the same minimum browsers', (file) => {
  const { safari, chrome, firefox } = student
  expect(readFileSync(at(file), 'utf8')).toContain(
    `iPadOS, iOS and Safari ${safari}, Chrome and ChromeOS ${chrome}, Firefox ${firefox}`,
  )
})
