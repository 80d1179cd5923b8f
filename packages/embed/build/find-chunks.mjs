// Every widget is a chunk, and so is every module that is imported by `import()`.
import { basename, dirname, extname, resolve } from 'node:path'
import { build } from 'esbuild'

/**
 * The module of each chunk by the chunk's name.
 * @param {{ widgets: Record<string, string>, root: string, alias: Record<string, string>,
 *   plugins: import('esbuild').Plugin[] }} options
 */
export async function findChunks({ widgets, root, alias, plugins }) {
  const { metafile } = await build({
    entryPoints: widgets,
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    splitting: true,
    write: false,
    metafile: true,
    outdir: 'nowhere',
    jsx: 'automatic',
    logLevel: 'error',
    alias,
    plugins,
  })
  const later = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ kind }) => kind === 'dynamic-import')
    .map(({ path }) => resolve(root, path))
  const chunks = { ...widgets }
  for (const path of new Set(later)) {
    if (!Object.values(widgets).includes(path)) chunks[nameOf(path)] = path
  }
  return chunks
}

/** `CareerBrowser/later.ts` is `career-browser-later`. */
const nameOf = (path) =>
  [basename(dirname(path)), basename(path, extname(path))]
    .filter((part) => part !== 'src')
    .join('-')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
