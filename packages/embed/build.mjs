// Builds the script tag into dist/v1: chunks with hashes, the loader that references them, the
// single file.
import { createHash } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, runnerImport } from 'vite'

const here = dirname(fileURLToPath(import.meta.url))
const src = join(here, 'src')
const dist = join(here, 'dist')
/** Built beside the old build and then swapped in, so that nobody reads a partial one. */
const next = join(here, `dist.${process.pid}`)
const out = join(next, 'v1')
const { module: floorModule } = await runnerImport(join(here, '../core/src/browser-floor.ts'))
/** The build targets: students' browsers. */
const floor = floorModule.buildTargets(floorModule.BROWSER_FLOOR.student)
const WIDGETS = ['career-browser', 'join-form', 'game-player', 'leaderboard']

/**
 * Two chunks for each widget: its own, and what it shares with what it loads later. Widgets do not
 * share chunks with each other, since a page usually has only one.
 */
async function buildChunks() {
  const chunks = {}
  for (const name of WIDGETS) {
    const { output } = await bundle({
      formats: ['es'],
      entry: { [name]: join(src, `widgets/${name}.tsx`) },
      output: {
        entryFileNames: 'chunks/[name]-[hash].js',
        chunkFileNames: `chunks/${name}-[name]-[hash].js`,
        hashCharacters: 'hex',
        codeSplitting: { groups: [{ name: 'base', tags: ['$initial'], minShareCount: 2 }] },
      },
    })
    const chunkOf = (file) => output.find(({ fileName }) => fileName === file)
    const files = new Set([output.find(({ isEntry }) => isEntry).fileName])
    for (const file of files) for (const imported of chunkOf(file).imports) files.add(imported)
    chunks[name] = [...files]
  }
  return chunks
}

/** Named by its content, with a hash for `integrity`; both in embed.json. */
async function buildSingleFile() {
  const { version } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'))
  // Also parsed by unsupported browsers, which it shows a message.
  await buildScript('single.js', join(src, 'single.ts'), { target: 'es2020' })
  const text = await readFile(join(out, 'single.js'))
  const hash = (name, encoding) => createHash(name).update(text).digest(encoding)
  const file = `pathquest-${version}-${hash('sha256', 'hex').slice(0, 8)}.js`
  await rename(join(out, 'single.js'), join(out, file))
  const heightsFile = join(here, '../core/src/embed-heights.ts')
  const { module } = await runnerImport(heightsFile)
  const single = { file, integrity: `sha384-${hash('sha384', 'base64')}` }
  const manifest = { version, loader: 'embed.js', single, heights: module.EMBED_HEIGHTS }
  await writeFile(join(out, 'embed.json'), JSON.stringify(manifest, null, 2))
}

/** A classic script with everything in it. */
const buildScript = (entryFileNames, entry, { define = {}, target }) =>
  bundle({
    target,
    formats: ['iife'],
    entry,
    define,
    output: { entryFileNames, codeSplitting: false },
  })

async function bundle({ formats, entry, define = {}, output, target = floor }) {
  const [result] = await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    resolve: {
      // The sdk's sources, not its published build: the root tsconfig.json maps them.
      tsconfigPaths: true,
      // The widgets import React, aliased to Preact.
      alias: {
        'react/jsx-runtime': 'preact/jsx-runtime',
        'react-dom/client': 'preact/compat/client',
        'react-dom': 'preact/compat',
        react: 'preact/compat',
      },
    },
    build: {
      outDir: out,
      emptyOutDir: false,
      target,
      cssTarget: floor,
      lib: { entry, formats, name: 'PathquestEmbed' },
      rolldownOptions: {
        output: {
          // The console belongs to the page.
          minify: { compress: { dropConsole: true }, mangle: true, codegen: true },
          ...output,
        },
      },
    },
  })
  return result
}

try {
  const chunks = await buildChunks()
  await buildScript('embed.js', join(src, 'loader.ts'), {
    define: { CHUNKS: JSON.stringify(chunks) },
    target: 'es2018',
  })
  await buildSingleFile()
  await rm(dist, { recursive: true, force: true })
  await rename(next, dist)
} finally {
  await rm(next, { recursive: true, force: true })
}
