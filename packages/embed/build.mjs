// Builds the script tag: hashed chunks, the loader that names them, and a single file per widget.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'tsup'
import { chunkImports } from './build/chunk-imports.mjs'
import { cssText } from './build/css-text.mjs'
import { evaluate } from './build/evaluate.mjs'
import { findChunks } from './build/find-chunks.mjs'
import { laterSheets } from './build/later-sheets.mjs'
import { privateNames } from './build/private-names.mjs'
import { shortNames } from './build/short-names.mjs'
import { staticImports } from './build/static-imports.mjs'
import { usedInCode } from './build/used-in-code.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const embed = join(here, 'src')
const sdk = join(here, '../sdk/src')
const runtimeList = join(embed, 'runtime.ts')
const dist = join(here, 'dist')
/** Beside the old build and then in its place, so that nobody reads half of one. */
const next = join(here, `dist.${process.pid}`)
const out = join(next, 'v1')
const chunksBefore = join(next, 'chunks')
const widget = (name) => [name, join(embed, 'widgets', `${name}.tsx`)]
const WIDGETS = Object.fromEntries(
  ['career-browser', 'join-form', 'game-player', 'leaderboard'].map(widget),
)
/** React's names stand in the widgets, Preact behind them. */
const alias = {
  react: '@preact/compat',
  'react-dom': '@preact/compat',
  'react-dom/client': '@preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
}
/** Height in px that the page keeps free for each widget until it stands. */
const { EMBED_HEIGHTS: HEIGHTS } = await evaluate(join(here, '../game-core/src/embed-heights.ts'))

/** Writes dist/v1, and what each file is made of to dist/made-of.json. */
export async function buildEmbed() {
  try {
    await buildNext()
    await rm(dist, { recursive: true, force: true })
    await rename(next, dist)
  } finally {
    await rm(next, { recursive: true, force: true })
  }
}

async function buildNext() {
  const { version } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'))
  const { chunks: parts, codeOf } = await findChunks({ widgets: WIDGETS, root: here, alias })
  const used = usedInCode({ sdk, codeOf })
  const made = await madeBy(runtime({ parts, used }))
  Object.assign(made, await madeBy(chunks({ parts, used })))
  const { spanish: texts } = await evaluate(join(embed, 'spanish.ts'))
  const { inCode, inTexts } = privateNames({ keys: Object.keys(texts) })
  const hash = await nameByContent(inCode)
  Object.assign(made, await madeBy(loader({ version, hash })))
  const translated = JSON.stringify(inTexts(texts))
  const spanish = `pathquest-${version}-${shortHash(translated)}.es.json`
  await writeFile(join(out, spanish), translated)
  const single = {}
  for (const name of SINGLE) {
    const usedByIt = usedInCode({ sdk, codeOf, without: LEFT_OUT })
    Object.assign(made, await madeBy(singleFile({ name, version, spanish, used: usedByIt })))
    const unnamed = join(out, `${name}.js`)
    const text = inCode(await readFile(unnamed, 'utf8'))
    await rm(unnamed)
    const file = `pathquest-${name}-${version}-${shortHash(text)}.js`
    await writeFile(join(out, file), text)
    const sha384 = createHash('sha384').update(text).digest('base64')
    single[name] = { file, integrity: `sha384-${sha384}` }
  }
  await writeFile(join(next, 'made-of.json'), JSON.stringify(made))
  await writeFile(
    join(out, 'embed.json'),
    JSON.stringify({ version, loader: 'embed.js', single, heights: HEIGHTS }, null, 2),
  )
}

/** For names of what never changes: another content is another file. */
const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** Builds and tells what each output is made of, as esbuild does. */
async function madeBy(options) {
  await build(options)
  const report = join(options.outDir, `metafile-${options.format}.json`)
  const { outputs } = JSON.parse(await readFile(report, 'utf8'))
  await rm(report)
  return outputs
}

/** What all three builds share. React's name stands in the widgets, Preact behind it. */
const common = ({ format, plugins = [], define = {}, options }) => ({
  config: false,
  format,
  target: 'es2022',
  platform: 'browser',
  treeshake: true,
  minify: 'terser',
  terserOptions: {
    module: true,
    ecma: 2022,
    compress: {
      passes: 3,
      unsafe_arrows: true,
      keep_fargs: false,
      // The console is the page's; partysocket would talk in it.
      drop_console: true,
      pure_funcs: ['this._debug'],
    },
  },
  silent: true,
  metafile: true,
  noExternal: [/.*/],
  outExtension: () => ({ js: '.js' }),
  define: {
    'process.env.NODE_ENV': '"production"',
    // A browser, so that what is meant for others is left out.
    'process.versions': 'undefined',
    'navigator.product': '"Gecko"',
    ...define,
  },
  esbuildPlugins: [
    {
      name: 'small-compat',
      setup(esbuild) {
        const path = join(embed, 'react/compat.ts')
        esbuild.onResolve({ filter: /^preact\/compat(\/client)?$/ }, () => ({ path }))
        const given = join(embed, 'instead/api-context.ts')
        esbuild.onResolve({ filter: /\/api-context$/ }, () => ({ path: given }))
      },
    },
    ...plugins,
  ],
  esbuildOptions(esbuild) {
    esbuild.alias = alias
    esbuild.tsconfig = join(here, 'tsconfig.json')
    esbuild.jsx = 'automatic'
    esbuild.legalComments = 'none'
    options?.(esbuild)
  },
})

/** Preact and what every widget needs besides. */
const runtime = ({ parts, used }) => ({
  ...common({
    format: 'esm',
    plugins: [chunkImports({ parts }), cssText({ used })],
  }),
  entry: [runtimeList],
  outDir: chunksBefore,
  splitting: false,
})

const chunks = ({ parts, used }) => ({
  ...common({
    format: 'esm',
    plugins: [
      chunkImports({ parts, list: runtimeList }),
      cssText({ used }),
      laterSheets({ sdk, embed }),
    ],
  }),
  entry: parts,
  outDir: chunksBefore,
  splitting: false,
})

/**
 * All chunks end in one hash of everything in them: they are of one making or not at all. What the
 * runtime hands out has short names, since nobody else imports it.
 */
async function nameByContent(inCode) {
  const names = (await readdir(chunksBefore)).sort()
  const read = names.map((name) => readFile(join(chunksBefore, name), 'utf8'))
  const texts = shortNames(names, await Promise.all(read))
  const hash = shortHash(texts.join())
  await mkdir(join(out, 'chunks'), { recursive: true })
  for (const [i, name] of names.entries()) {
    const text = inCode(texts[i]).replace(/(["'])\.\/([a-z-]+)\.js\1/g, `$1./$2-${hash}.js$1`)
    await writeFile(join(out, 'chunks', name.replace('.js', `-${hash}.js`)), text)
  }
  await rm(chunksBefore, { recursive: true })
  return hash
}

const loader = ({ version, hash }) => ({
  ...common({
    format: 'iife',
    define: {
      HASH: JSON.stringify(hash),
      HEIGHTS: JSON.stringify(HEIGHTS),
      VERSION: JSON.stringify(version),
    },
  }),
  entry: { embed: join(embed, 'loader.ts') },
  outDir: out,
})

const singleFile = ({ name, version, spanish, used }) => ({
  ...common({
    format: 'iife',
    define: {
      HEIGHT: JSON.stringify(HEIGHTS[name]),
      SPANISH: JSON.stringify(spanish),
      VERSION: JSON.stringify(version),
    },
    plugins: [
      {
        name: 'in-the-single-file',
        setup(esbuild) {
          for (const [filter, name] of INSTEAD) {
            esbuild.onResolve({ filter }, () => ({ path: join(embed, 'single', name) }))
          }
        },
      },
      cssText({ used, instead: oneSheet(WHOLE[name] ?? name) }),
      laterSheets({ sdk, embed }),
      staticImports(),
    ],
  }),
  entry: { [name]: join(embed, 'single', `${name}.ts`) },
  outDir: out,
})

/** Widgets that there is a single file of; a game opens in the app. */
const SINGLE = ['career-browser', 'join-form', 'leaderboard']
/** Sheets of widgets that fetch a part of theirs later. */
const WHOLE = { 'career-browser': 'career-browser-whole' }
/** What a single file has in the place of others. */
const INSTEAD = [
  [/^\.\/After$/, 'after.tsx'],
  [/^\.\/load-spanish$/, 'load-spanish.ts'],
  [/^\.\/CareerSheet$/, 'CareerSheet.tsx'],
  [/^\.\/failure$/, 'failure.ts'],
  [/\/sheets$/, 'sheets.ts'],
  [/\/use-part$/, 'use-part.ts'],
]
const LEFT_OUT = /(After|CareerSheet)\.tsx$/

/** A single file has one sheet with everything, and its tokens alone. */
const oneSheet = (sheet) => (file) =>
  file.includes(sdk) ? join(sdk, `styles/widgets/${sheet}.css`) : file

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildEmbed()
