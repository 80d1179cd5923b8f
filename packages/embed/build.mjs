// Builds the script tag: hashed chunks, the loader that names them, and the single file with its parts.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { alias, bundle, madeBy } from './build/bundle.mjs'
import { chunkImports } from './build/chunk-imports.mjs'
import { cssText } from './build/css-text.mjs'
import { evaluate } from './build/evaluate.mjs'
import { findChunks } from './build/find-chunks.mjs'
import { writeFirstSheets } from './build/first-sheets.mjs'
import { laterSheets } from './build/later-sheets.mjs'
import { pinnedImports } from './build/pinned-imports.mjs'
import { partOf, sharedModule, sharedNames } from './build/pinned-parts.mjs'
import { privateNames } from './build/private-names.mjs'
import { shortNames } from './build/short-names.mjs'
import { usedInCode } from './build/used-in-code.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const embed = join(here, 'src')
const sdk = join(here, '../sdk/src')
const runtimeList = join(embed, 'runtime.ts')
const dist = join(here, 'dist')
/** Beside the old build and then in its place, so that nobody reads half of one. */
const next = join(here, `dist.${process.pid}`)
const out = join(next, 'v1')
const unnamed = join(next, 'unnamed')
const firstSheets = join(next, 'first-widgets.css')
const widget = (name) => [name, join(embed, 'widgets', `${name}.tsx`)]
const WIDGETS = Object.fromEntries(
  ['career-browser', 'join-form', 'game-player', 'leaderboard'].map(widget),
)
/** In the single file from the start; any other widget is a part of it. */
const IN_THE_FILE = ['career-browser', 'join-form', 'leaderboard']
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
  const used = usedInCode({ sdk, codeOf, inTheFile: IN_THE_FILE })
  const made = await madeBy(runtime({ parts, used }))
  Object.assign(made, await madeBy(chunks({ parts, used })))
  const { spanish: texts } = await evaluate(join(embed, 'spanish.ts'))
  const chunkTexts = await readUnnamed()
  const first = ['runtime', ...Object.keys(WIDGETS)].map((name) => chunkTexts.get(name))
  const { inCode } = privateNames({ keys: Object.keys(texts), texts: first })
  const hash = await nameChunks(chunkTexts, inCode)
  Object.assign(made, await madeBy(loader({ version, hash })))
  await writeFirstSheets({ sdk, widgets: IN_THE_FILE, file: firstSheets })
  const pinned = await nameParts(chunkTexts, { version, inCode })
  Object.assign(made, await madeBy(singleFile({ version, parts, used, ...pinned })))
  await rm(firstSheets)
  const text = inCode((await readUnnamed()).get('single'))
  const file = await nameByContent(`pathquest-${version}`, '.js', text)
  await writeFile(join(next, 'made-of.json'), JSON.stringify(made))
  await writeFile(
    join(out, 'embed.json'),
    JSON.stringify(
      { version, loader: 'embed.js', single: { file, integrity: hashOf(text) }, heights: HEIGHTS },
      null,
      2,
    ),
  )
}

/** What was bundled since the last time, by its names. */
async function readUnnamed() {
  const files = (await readdir(unnamed)).sort()
  const texts = files.map((file) => readFile(join(unnamed, file), 'utf8'))
  const names = files.map((file) => file.replace(/\.js$/, ''))
  const read = new Map((await Promise.all(texts)).map((text, i) => [names[i], text]))
  await rm(unnamed, { recursive: true })
  return read
}

/** For names of what never changes: another content is another file. */
const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8)
const hashOf = (text, name = 'sha384') =>
  `${name}-${createHash(name).update(text).digest('base64')}`

async function nameByContent(start, ending, text) {
  const file = `${start}-${shortHash(text)}${ending}`
  await writeFile(join(out, file), text)
  return file
}

/**
 * All chunks end in one hash of everything in them: they are of one making or not at all. What the
 * runtime hands out has short names, since nobody else imports it.
 */
async function nameChunks(read, inCode) {
  const texts = shortNames([...read.keys()], [...read.values()]).map(inCode)
  const hash = shortHash(texts.join())
  await mkdir(join(out, 'chunks'), { recursive: true })
  for (const [i, name] of [...read.keys()].entries()) {
    const text = texts[i].replace(/(["'])\.\/([a-z-]+)\.js\1/g, `$1./$2-${hash}.js$1`)
    await writeFile(join(out, 'chunks', `${name}-${hash}.js`), text)
  }
  return hash
}

/** The parts of the single file and the list that vouches for them. */
async function nameParts(read, { version, inCode }) {
  const own = ['runtime', ...IN_THE_FILE]
  const chunks = [...read].filter(([name]) => !own.includes(name))
  const names = sharedNames(chunks.map(([, text]) => text))
  const list = {}
  for (const [name, chunk] of chunks) {
    const text = inCode(partOf(chunk, names))
    const file = await nameByContent(`pathquest-part-${name}`, '.js', text)
    list[name] = [file, hashOf(text)]
  }
  const text = JSON.stringify(list)
  const file = await nameByContent(`pathquest-${version}`, '.json', text)
  return { names, list: file, integrity: hashOf(text, 'sha256') }
}

/** Preact and what every widget needs besides. */
const runtime = ({ parts, used }) => ({
  ...bundle({
    root: here,
    format: 'esm',
    plugins: [chunkImports({ parts }), cssText({ used })],
  }),
  entry: [runtimeList],
  outDir: unnamed,
  splitting: false,
})

const chunks = ({ parts, used }) => ({
  ...bundle({
    root: here,
    format: 'esm',
    plugins: [
      chunkImports({ parts, list: runtimeList }),
      cssText({ used }),
      laterSheets({ sdk, embed }),
    ],
  }),
  entry: parts,
  outDir: unnamed,
  splitting: false,
})

const loader = ({ version, hash }) => ({
  ...bundle({
    root: here,
    format: 'iife',
    hasWidgets: false,
    define: {
      HASH: JSON.stringify(hash),
      HEIGHTS: JSON.stringify(HEIGHTS),
      VERSION: JSON.stringify(version),
    },
  }),
  entry: { embed: join(embed, 'loader.ts') },
  outDir: out,
})

const singleFile = ({ version, parts, used, names, list, integrity }) => ({
  ...bundle({
    root: here,
    format: 'iife',
    define: {
      HEIGHTS: JSON.stringify(HEIGHTS),
      PARTS: JSON.stringify(list),
      PARTS_INTEGRITY: JSON.stringify(integrity),
      VERSION: JSON.stringify(version),
    },
    plugins: [
      {
        name: 'in-the-single-file',
        setup(esbuild) {
          const path = join(embed, 'single/failure.tsx')
          esbuild.onResolve({ filter: /^\.\/failure$/ }, () => ({ path }))
          const given = { path: 'shared-with-parts', namespace: 'shared-with-parts' }
          esbuild.onResolve({ filter: /^shared-with-parts$/ }, () => given)
          esbuild.onLoad({ filter: /.*/, namespace: given.namespace }, () => ({
            contents: sharedModule(names, runtimeList),
            resolveDir: embed,
          }))
        },
      },
      cssText({ used, instead: oneSheet }),
      pinnedImports({ parts, fetchPart: join(embed, 'single/fetch-part.ts') }),
    ],
  }),
  entry: { single: join(embed, 'single/single.ts') },
  outDir: unnamed,
})

/** The widgets of the single file wear one sheet with what each of them shows first. */
const oneSheet = (file) =>
  IN_THE_FILE.some((name) => file === join(sdk, `styles/widgets/${name}.css`)) ? firstSheets : file

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildEmbed()
