// A chunk brings its own modules along. What all of them share is the runtime's, and what is
// fetched later is a chunk of its own: both stay addresses.
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'

const EXPORTS = /^export (?:\*|\{[^}]*\}) from '(.+)'$/gm

/**
 * @param {{ parts: Record<string, string>, list?: string }} options
 *   `parts`: the module of each chunk. `list`: the module that names what is shared; without it
 *   nothing is the runtime's.
 */
export function chunkImports({ parts, list }) {
  const chunkOf = new Map(Object.entries(parts).map(([name, path]) => [path, name]))
  const specifiers = list ? [...readFileSync(list, 'utf8').matchAll(EXPORTS)] : []
  return {
    name: 'chunk-imports',
    setup(build) {
      const resolve = async (path, from) => {
        const { importer, resolveDir } = from
        const options = { kind: 'import-statement', importer, resolveDir, pluginData: 'chunks' }
        return (await build.resolve(path, options)).path
      }
      let shared
      build.onResolve({ filter: /.*/ }, async (args) => {
        const { path, kind, pluginData } = args
        if (pluginData || kind === 'entry-point' || path.endsWith('.css')) return undefined
        const found = await resolve(path, args)
        if (kind === 'dynamic-import') {
          return { path: `./${chunkOf.get(found)}.js`, external: true }
        }
        const from = { importer: list, resolveDir: list && dirname(list) }
        shared ??= Promise.all(specifiers.map(([, name]) => resolve(name, from)))
        return found && (await shared).includes(found)
          ? { path: './runtime.js', external: true }
          : undefined
      })
    },
  }
}
