// The size of one component of the npm package in a page's own bundle, without React.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { at } from '../../start/paths.mjs'
import { gzipBytes, kilobytes } from './sizes'

/** Entries of the package that are not widgets. */
const notWidgets = ['client', 'provider']

const settings = {
  absWorkingDir: at(),
  bundle: true,
  minify: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Without the repository's `paths`, `@pathquest/sdk` resolves as installed by npm: to the build.
  tsconfigRaw: '{}',
  write: false,
  metafile: true,
  outdir: '/bundle',
  logLevel: 'error',
} as const satisfies BuildOptions

/** The initial and lazily loaded sizes of a component. */
interface Component {
  kB: number
  later: { name: string; kB: number }[]
}

type Chunk = Metafile['outputs'][string] & { path: string }

/** Each widget of the package's `exports`, bundled alone; lazily loaded parts listed separately. */
export async function measureNpm() {
  const { exports } = JSON.parse(readFileSync(at('packages/sdk/package.json'), 'utf8'))
  const widgets = Object.keys(exports)
    .map((name) => name.slice('./'.length))
    .filter((name) => /^[a-z-]+$/.test(name) && !notWidgets.includes(name))
  const components: Record<string, Component> = {}
  for (const name of widgets) components[name] = await bundled(name)
  const sizes = Object.values(components).map(({ kB }) => kB)
  const styles = gzipBytes(readFileSync(at('packages/sdk/dist/styles.css')))
  return { npmComponentMax: Math.max(...sizes), components, stylesKb: kilobytes(styles) }
}

/** `career-browser` has the component `CareerBrowser`. */
const componentOf = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())

async function bundled(name: string): Promise<Component> {
  const contents = `export { ${componentOf(name)} } from '@pathquest/sdk/${name}'`
  const { outputFiles, metafile } = await build({
    ...settings,
    stdin: { contents, resolveDir: at() },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  })
  const inputs = Object.keys(metafile.inputs)
  const source = inputs.find((path) => /^packages\/\w+\/src/.test(path))
  if (source) throw new Error(`${name} took sources of the package: ${source}`)
  const bytes = new Map(outputFiles.map(({ path, contents }) => [path, gzipBytes(contents)]))
  const chunks = Object.entries(metafile.outputs).map(([path, output]) => ({
    path: `/${path.replace(/^(\.\.\/)*/, '')}`,
    ...output,
  }))
  const first = withStaticImports(chunks)
  const size = ({ path }: Chunk) => bytes.get(path) ?? 0
  const later = chunks.filter((chunk) => !first.has(chunk))
  return {
    kB: kilobytes([...first].reduce((sum, chunk) => sum + size(chunk), 0)),
    later: later.map((chunk) => ({ name: basename(chunk.path), kB: kilobytes(size(chunk)) })),
  }
}

/** The entry's file and all its static imports. */
function withStaticImports(chunks: Chunk[]) {
  const found = new Set(chunks.filter(({ entryPoint }) => entryPoint === '<stdin>'))
  for (const chunk of found) {
    for (const { path, kind, external } of chunk.imports) {
      if (kind !== 'import-statement' || external) continue
      const imported = chunks.find((one) => one.path.endsWith(basename(path)))
      if (imported) found.add(imported)
    }
  }
  return found
}

/** The baseline of every widget of the script tag: its runtime only. */
export async function measureRuntimes() {
  const size = async (contents: string) => {
    const stdin = { contents, resolveDir: at('packages/embed') }
    const { outputFiles } = await build({ ...settings, splitting: false, stdin })
    return kilobytes(gzipBytes(outputFiles[0]?.contents ?? ''))
  }
  return {
    preactKb: await size(`import { h, render } from 'preact'
      render(h('p'), document.body)`),
    preactCompatKb: await size(`import { createElement, useEffect, useState } from 'preact/compat'
      import { createRoot } from 'preact/compat/client'
      const One = () => { useEffect(useState()[1]); return createElement('p') }
      createRoot(document.body).render(createElement(One))`),
  }
}
