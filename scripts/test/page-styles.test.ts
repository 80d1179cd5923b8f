import { readdirSync, readFileSync } from 'node:fs'
import { type CssNode, generate, parse, walk } from 'css-tree'
import { expect, test } from 'vitest'
import { at } from '../start/paths.mjs'

interface Declared {
  selector: string
  property: string
  value: string
}

/** All declarations of a style sheet, each with the selector of its rule. */
function declarationsIn(css: string): Declared[] {
  const found: Declared[] = []
  walk(parse(css), function (this: { rule: { prelude: CssNode } | null }, node: CssNode) {
    if (node.type !== 'Declaration') return
    const { property, value } = node
    const selector = this.rule ? generate(this.rule.prelude) : ''
    found.push({ selector, property, value: generate(value) })
  })
  return found
}

const declarations = ['web', 'sdk', 'ui', 'kinds', 'embed'].flatMap((name) =>
  readdirSync(at(`packages/${name}/src`), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => declarationsIn(readFileSync(at(`packages/${name}/src/${file}`), 'utf8'))),
)

/** What a hovered or focused control may change: how it looks, not what is there. */
const LOOKS =
  /^(--[\w-]+|color|background|border-color|outline[\w-]*|box-shadow|text-decoration|position:relative|transform:none)(:|$)/

/** What a rule for hover or focus changes besides. */
const revealing = (all: readonly Declared[]): string[] =>
  all
    .filter(({ selector }) => /:(hover|focus)/.test(selector))
    .map(({ selector, property, value }) => ({ selector, text: `${property}:${value}` }))
    .filter(({ text }) => !LOOKS.test(text))
    .map(({ selector, text }) => `${selector} ${text}`)

test('nothing appears because it is hovered or focused', () => {
  expect(declarations.length).toBeGreaterThan(5_000)
  expect(revealing(declarations)).toEqual([])
  expect(revealing(declarationsIn('a:hover > p { display: block; color: red }'))).toEqual([
    'a:hover>p display:block',
  ])
})

/** A cycle must last so long that three of them take a second: WCAG 2.3.1. */
const CYCLE_MIN_MS = 1_000 / 3

/** Animations that repeat, with what one cycle lasts; NaN where that is not said beside them. */
const repeated = (all: readonly Declared[]): { value: string; cycleMs: number }[] =>
  all
    .filter(({ property }) => property.startsWith('animation'))
    .filter(({ property, value }) =>
      property === 'animation-iteration-count' ? value !== '1' : /\binfinite\b/.test(value),
    )
    .map(({ value }) => {
      const [, amount, unit] = /(?<![\w.])([\d.]+)(ms|s)\b/.exec(value) ?? []
      return { value, cycleMs: Number(amount) * (unit === 's' ? 1_000 : 1) }
    })
const tooOften = (all: readonly Declared[]) =>
  repeated(all).filter(({ cycleMs }) => !(cycleMs >= CYCLE_MIN_MS))

test('no animation repeats more than three times a second', () => {
  expect(repeated(declarations).length).toBeGreaterThan(0)
  expect(tooOften(declarations)).toEqual([])
  const blinking = 'a { animation: blink .1s infinite } b { animation-iteration-count: 9 }'
  expect(tooOften(declarationsIn(blinking))).toHaveLength(2)
})
