// Style sheets as texts in the scripts: `import { light, dark } from './x.css'`.
import { bundle, Features, transform } from 'lightningcss'

/** Of browsers that know constructed sheets; what they lack besides is no loss. */
const targets = { chrome: 111 << 16, firefox: 115 << 16, safari: (16 << 16) | (4 << 8) }
/** The rules of tokens.css as lightningcss writes them. */
const TOKENS =
  /(:root,:host,\[data-theme=light\]|:root,:host|:host\(\[data-theme=dark\]\),\[data-theme=dark\])\{([^}]*)\}/g
const options = { targets, minify: true, exclude: Features.LightDark }
/** Ours; those of frame.css are without a prefix. */
const CLASS = /\.(pq-[\w-]+)/g
const USED = /var\((--[\w-]+)/g
/** Measures that are no page's to set: their values stand in the rules. */
const OWN = /^--pq-(leading|weight|tracking|stroke|control|tile|measure|route|ease)/

/**
 * @param {{ used: (sheet: string) => { tokens: string[], classes: Set<string> | null },
 *   instead?: (file: string) => string }} options
 *   `used`: what the code names itself. `instead`: another sheet for a file.
 */
export function cssText({ used, instead = (file) => file }) {
  const sheets = new Map()
  return {
    name: 'css-text',
    setup(build) {
      build.onResolve({ filter: /\.css$/ }, async ({ path, importer, resolveDir, pluginData }) => {
        if (pluginData === 'css-text') return undefined
        const options = { kind: 'import-statement', importer, resolveDir, pluginData: 'css-text' }
        const found = await build.resolve(path, options)
        if (found.errors.length > 0) return found
        // Without the ending, or tsup would take it for a style sheet of its own.
        const withoutEnding = instead(found.path).replace(/\.css$/, '')
        return { path: withoutEnding, namespace: 'css-text', sideEffects: false }
      })
      build.onLoad({ filter: /.*/, namespace: 'css-text' }, ({ path: withoutEnding }) => {
        const path = `${withoutEnding}.css`
        if (!sheets.has(path)) sheets.set(path, sheetOf(path, used(path)))
        const { light, dark } = sheets.get(path)
        const contents = `export const light = ${JSON.stringify(light)}
export const dark = ${JSON.stringify(dark)}`
        return { contents, loader: 'js' }
      })
    },
  }
}

/**
 * A sheet for a shadow root: its tokens belong to the host, where the page may set them as well;
 * those of the dark theme stand apart, and those that nobody uses are left out.
 */
function sheetOf(filename, { tokens, classes }) {
  const whole = bundle({ filename, ...options }).code.toString()
  const unused = [...whole.matchAll(CLASS)].map(([, name]) => name)
  const all = inlined(
    minified(
      whole,
      unused.filter((name) => classes && !classes.has(name)),
    ),
  )
  const rules = [...all.matchAll(TOKENS)].map(([, , body]) => declarations(body))
  const used = new Set([...tokens, ...names(all.replace(TOKENS, ''))])
  // Of the tokens alone everything counts.
  if (!classes) for (const [name] of rules.flat()) used.add(name)
  // A token may be made of others.
  for (let before = -1; before !== used.size; ) {
    before = used.size
    for (const [name, value] of rules.flat()) {
      if (used.has(name)) for (const other of names(value)) used.add(other)
    }
  }
  let dark = ''
  const light = all.replace(TOKENS, (_, selector, body) => {
    const kept = declarations(body)
      .filter(([name]) => used.has(name) || !name.startsWith('--'))
      .map((declaration) => declaration.join(':'))
    const rule = `:host{${kept.join(';')}}`
    if (!selector.includes('dark')) return rule
    dark += rule
    return ''
  })
  return { light: minified(light), dark: minified(dark) }
}

/** The rules with the values of our own measures in them; a token that varies by theme is none. */
function inlined(css) {
  const values = new Map(
    [...css.matchAll(TOKENS)]
      .flatMap(([, , body]) => declarations(body))
      .filter(([name]) => OWN.test(name)),
  )
  return css.replace(/var\((--[\w-]+)\)/g, (use, name) => values.get(name) ?? use)
}

const minified = (code, unusedSymbols = []) =>
  transform({
    filename: 'x.css',
    code: Buffer.from(code),
    unusedSymbols,
    ...options,
  }).code.toString()
const names = (text) => [...text.matchAll(USED)].map(([, name]) => name)
const declarations = (body) =>
  body.split(/;(?![^(]*\))/).map((one) => {
    const at = one.indexOf(':')
    return [one.slice(0, at), one.slice(at + 1)]
  })
