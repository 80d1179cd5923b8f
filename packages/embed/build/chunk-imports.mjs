// A chunk brings its own modules along. What all of them share is the runtime's, and what is
// fetched later is a chunk of its own: both stay addresses.
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'

const OF_REACT = /export \{([^}]*)\} from 'react'/
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
        const { path, importer, kind, pluginData } = args
        if (pluginData || kind === 'entry-point' || path.endsWith('.css')) return undefined
        if (path === 'react-of-runtime')
          return { path: './runtime.js', external: true, sideEffects: false }
        const found = await resolve(path, args)
        if (kind === 'dynamic-import') {
          return { path: `./${chunkOf.get(found)}.js`, external: true }
        }
        const from = { importer: list, resolveDir: list && dirname(list) }
        shared ??= Promise.all(specifiers.map(([, name]) => resolve(name, from)))
        if (!found || !(await shared).includes(found)) return undefined
        // Of what goes by React's name the runtime has most, and games bring the rest.
        return path === 'react' && !importer.includes('use-sync-external-store')
          ? { path: 'react', namespace: 'react-and-more', sideEffects: false }
          : { path: './runtime.js', external: true, sideEffects: false }
      })
      build.onLoad({ filter: /.*/, namespace: 'react-and-more' }, () => ({
        contents: `export {${OF_REACT.exec(readFileSync(list, 'utf8'))[1]}} from 'react-of-runtime'
export { useSyncExternalStore } from './react/use-sync-external-store'`,
        resolveDir: dirname(list),
      }))
    },
  }
}
