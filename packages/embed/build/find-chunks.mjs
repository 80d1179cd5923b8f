// Every widget is a chunk, and so is every module that is imported by `import()`.
import { readFileSync } from 'node:fs'
import { basename, dirname, extname, resolve } from 'node:path'
import { build } from 'esbuild'

/**
 * The module of each chunk by the chunk's name, and the source code of a widget: of what it needs
 * at once, or of everything that it may ever fetch.
 * @param {{ widgets: Record<string, string>, root: string, alias: Record<string, string> }} options
 */
export async function findChunks({ widgets, root, alias }) {
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
    loader: { '.css': 'empty' },
  })
  const { inputs } = metafile
  const importsOf = (path) => inputs[path]?.imports ?? []
  const later = Object.keys(inputs)
    .flatMap(importsOf)
    .filter(({ kind }) => kind === 'dynamic-import')
    .map(({ path }) => resolve(root, path))
  const chunks = { ...widgets }
  for (const path of new Set(later)) {
    if (!Object.values(widgets).includes(path)) chunks[nameOf(path)] = path
  }

  function reach(path, { isAll }, seen = new Set()) {
    if (seen.has(path)) return seen
    seen.add(path)
    for (const { path: next, kind } of importsOf(path)) {
      if (isAll || kind === 'import-statement') reach(next, { isAll }, seen)
    }
    return seen
  }
  const entryOf = (widget) =>
    Object.keys(inputs).find((path) => resolve(root, path) === widgets[widget])
  const codeOf = (widget, which) =>
    [...reach(entryOf(widget), which)]
      .filter((path) => !path.includes('node_modules') && /\.tsx?$/.test(path))
      .map((path) => readFileSync(resolve(root, path), 'utf8'))
      .join('\n')
  return { chunks, codeOf }
}

/** `CareerBrowser/later.ts` is `career-browser-later`. */
const nameOf = (path) =>
  [basename(dirname(path)), basename(path, extname(path))]
    .filter((part) => part !== 'src')
    .join('-')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
