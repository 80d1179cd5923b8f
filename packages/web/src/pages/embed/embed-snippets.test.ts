import { expect, test } from 'vitest'
import { buildPolicy, buildSnippet } from './embed-snippets'
import {
  EMBED_DEFAULTS,
  EMBED_WIDGETS,
  type EmbedState,
  readEmbedState,
  writeEmbedState,
} from './embed-state'

const ORIGIN = 'https://play.example.org'
const state = (change: Partial<EmbedState>): EmbedState => ({ ...EMBED_DEFAULTS, ...change })
const code = (change: Partial<EmbedState>) => buildSnippet(state(change), ORIGIN, undefined)

test('the shortest code is an element with its height and the script', () => {
  expect(code({})).toBe(
    '<div data-pathquest="career-browser" style="min-height:900px"></div>\n' +
      '<script src="https://play.example.org/v1/embed.js" async></script>',
  )
})

test('only the widget’s own options that differ from the defaults are written, escaped', () => {
  const change = { industry: 'Gaming & "Esports"', headingLevel: '3', token: 'abc' } as const
  expect(code(change)).toContain(
    '<div data-pathquest="career-browser" data-heading-level="3" data-industry="Gaming &amp; &quot;Esports&quot;" style=',
  )
  expect(code({ widget: 'join-form', ...change })).toContain(
    '<div data-pathquest="join-form" style=',
  )
  expect(code({ widget: 'leaderboard' })).toContain('data-token="YOUR-SHARE-TOKEN"')
})

test.each(EMBED_WIDGETS)(
  'one file comes with its hash, the same for every widget: %s',
  (widget) => {
    const single = { file: 'pathquest-1.2.3-1a2b3c4d.js', integrity: 'sha384-x' }
    const lines = buildSnippet(state({ kind: 'single', widget }), ORIGIN, single)?.split('\n') ?? []
    expect(lines[0]).toContain(`<div data-pathquest="${widget}"`)
    expect(lines.slice(1)).toEqual([
      '<script src="https://play.example.org/v1/pathquest-1.2.3-1a2b3c4d.js"',
      '  integrity="sha384-x"',
      '  crossorigin="anonymous" async></script>',
    ])
  },
)

test('one file has no code before its name and hash are known', () => {
  expect(code({ kind: 'single' })).toBeNull()
})

test('React code contains the widget, the origin and the language', () => {
  const jsx = code({ kind: 'react', locale: 'es', theme: 'auto', industry: "Nurse's" })
  expect(jsx).toContain("import { es } from '@pathquest/sdk/messages/es'")
  expect(jsx).toContain(
    `<PathquestProvider origin="${ORIGIN}" theme="auto" locale="es" translations={es}>`,
  )
  expect(jsx).toContain("<CareerBrowser initialState={{ industry: 'Nurse\\'s' }} />")
})

test('a policy allows sockets where a game is played, and no script for a bundle', () => {
  expect(buildPolicy(state({}), ORIGIN)).toBe(`script-src ${ORIGIN}; connect-src ${ORIGIN}`)
  expect(buildPolicy(state({ widget: 'join-form', kind: 'react' }), ORIGIN)).toBe(
    `connect-src ${ORIGIN} wss://play.example.org; img-src ${ORIGIN}`,
  )
})

test('the URL restores the choice; unknown values fall back to the defaults', () => {
  const chosen = state({ widget: 'leaderboard', token: 'abc', mode: 'full', kind: 'react' })
  expect(writeEmbedState(chosen).toString()).toBe('token=abc&mode=full&widget=leaderboard&as=react')
  expect(readEmbedState(writeEmbedState(chosen))).toEqual(chosen)
  expect(readEmbedState(new URLSearchParams('widget=nothing&theme=pink'))).toEqual(EMBED_DEFAULTS)
})
