// Builds the script tag: hashed chunks, the loader that names them, and the single file.
import { createHash } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'tsup'
import { cssText } from './build/css-text.mjs'
import { fromRuntime } from './build/from-runtime.mjs'
import { laterSheets } from './build/later-sheets.mjs'
import { staticImports } from './build/static-imports.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const embed = join(here, 'src')
const sdk = join(here, '../sdk/src')
const runtimeList = join(embed, 'runtime.ts')
const dist = join(here, 'dist')
/** Beside the old build and then in its place, so that nobody reads half of one. */
const next = join(here, `dist.${process.pid}`)
const out = join(next, 'v1')
const WIDGETS = ['career-browser', 'join-form', 'game-player', 'leaderboard']
/** Height in px that the page keeps free for each widget until it stands. */
const HEIGHTS = { 'career-browser': 640, 'join-form': 360, 'game-player': 480, leaderboard: 320 }

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
  const shared = await madeBy(runtime())
  const [runtimeFile] = Object.keys(shared)
  const chunks = await madeBy(widgets(basename(runtimeFile)))
  const manifest = manifestOf(chunks, basename(runtimeFile))
  const file = `pathquest-${version}.js`
  const single = await madeBy(singleFile({ version, file }))
  const embedJs = await madeBy(loader({ version, manifest }))
  await writeFile(
    join(next, 'made-of.json'),
    JSON.stringify({ ...shared, ...chunks, ...single, ...embedJs }),
  )
  const hash = createHash('sha384').update(await readFile(join(out, file)))
  await writeFile(
    join(out, 'embed.json'),
    JSON.stringify({
      version,
      loader: 'embed.js',
      single: { file, integrity: `sha384-${hash.digest('base64')}` },
    }),
  )
}

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
  minify: 'terser',
  terserOptions: { module: format === 'esm', compress: { passes: 2 }, ecma: 2022 },
  silent: true,
  metafile: true,
  noExternal: [/.*/],
  outExtension: () => ({ js: '.js' }),
  define: { 'process.env.NODE_ENV': '"production"', ...define },
  esbuildPlugins: plugins,
  esbuildOptions(esbuild) {
    esbuild.alias = {
      react: '@preact/compat',
      'react-dom': '@preact/compat',
      'react-dom/client': '@preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
    }
    esbuild.tsconfig = join(here, 'tsconfig.json')
    esbuild.jsx = 'automatic'
    esbuild.legalComments = 'none'
    options?.(esbuild)
  },
})

const hashed = (esbuild) => {
  esbuild.entryNames = '[name]-[hash]'
  esbuild.chunkNames = '[name]-[hash]'
}

/** Preact and what every widget needs besides. */
const runtime = () => ({
  ...common({ format: 'esm', plugins: [cssText({ sdk })], options: hashed }),
  entry: [runtimeList],
  outDir: join(out, 'chunks'),
  splitting: true,
})

const widgets = (shared) => ({
  ...common({
    format: 'esm',
    plugins: [
      fromRuntime({ list: runtimeList, file: shared }),
      cssText({ sdk }),
      laterSheets({ sdk, embed }),
    ],
    options: hashed,
  }),
  entry: WIDGETS.map((name) => join(embed, 'widgets', `${name}.tsx`)),
  outDir: join(out, 'chunks'),
  splitting: true,
})

/** The files of each widget: its own and, at any depth, those that it imports at once. */
function manifestOf(chunks, shared) {
  const filesOf = (file) => [
    file,
    ...chunks[file].imports
      .filter(({ kind, external }) => kind === 'import-statement' && !external)
      .flatMap(({ path }) => filesOf(path)),
  ]
  const entries = Object.entries(chunks).filter(([, { entryPoint = '' }]) =>
    entryPoint.includes('widgets/'),
  )
  return Object.fromEntries(
    entries.map(([file, { entryPoint }]) => [
      basename(entryPoint, '.tsx'),
      [...new Set([...filesOf(file), shared])].map((name) => basename(name, '.js')),
    ]),
  )
}

const loader = ({ version, manifest }) => ({
  ...common({
    format: 'iife',
    define: {
      CHUNKS: JSON.stringify(manifest),
      HEIGHTS: JSON.stringify(HEIGHTS),
      VERSION: JSON.stringify(version),
    },
  }),
  entry: { embed: join(embed, 'loader.ts') },
  outDir: out,
})

const singleFile = ({ version, file }) => ({
  ...common({
    format: 'iife',
    define: { HEIGHTS: JSON.stringify(HEIGHTS), VERSION: JSON.stringify(version) },
    plugins: [
      {
        name: 'without-the-game',
        setup(esbuild) {
          const link = join(embed, 'after/link.tsx')
          esbuild.onResolve({ filter: /^\.\/after\/game$/ }, () => ({ path: link }))
        },
      },
      cssText({ sdk, instead: oneSheet }),
      laterSheets({ sdk, embed }),
      staticImports(),
    ],
  }),
  entry: { [file.replace(/\.js$/, '')]: join(embed, 'single.ts') },
  outDir: out,
})

/** The single file has one sheet for all of its widgets. */
const oneSheet = (file) =>
  dirname(file).endsWith('widgets') ? join(dirname(file), 'single-file.css') : file

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildEmbed()
