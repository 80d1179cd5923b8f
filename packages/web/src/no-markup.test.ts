import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(
  [
    '../../{core,embed,kinds,modes,sdk,ui,web}/src/**/*.{ts,tsx}',
    '../../../server/src/**/*.ts',
    '!**/*.test.{ts,tsx}',
    '!**/testing/**',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

/** Functions that turn a text into elements or code. */
const SINKS =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc|srcDoc|createContextualFragment|setHTMLUnsafe|DOMParser|eval\(|new Function\(|document\.write)/

test('no source turns a text into elements or code', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(500)
  const found = Object.entries(sources).filter(([, source]) => SINKS.test(source))
  expect(found.map(([path]) => path)).toEqual([])
})
