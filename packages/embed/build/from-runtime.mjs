// Widgets take what all of them share from one file instead of carrying it or splitting it up.
import { readFileSync } from 'node:fs'

const EXPORTS = /^export (?:\*|\{[^}]*\}) from '(.+)'$/gm

/**
 * @param {{ list: string, file: string }} options
 *   `list`: the module that names what is shared. `file`: where its build lies.
 */
export function fromRuntime({ list, file }) {
  const specifiers = [...readFileSync(list, 'utf8').matchAll(EXPORTS)].map(([, name]) => name)
  return {
    name: 'from-runtime',
    setup(build) {
      const resolve = (path, { importer, resolveDir }) =>
        build.resolve(path, {
          kind: 'import-statement',
          importer,
          resolveDir,
          pluginData: 'from-runtime',
        })
      let shared
      build.onResolve({ filter: /.*/ }, async (args) => {
        const { path, importer, kind, pluginData } = args
        if (pluginData || kind !== 'import-statement' || path.endsWith('.css')) return undefined
        shared ??= Promise.all(
          specifiers.map((name) => resolve(name, { importer: list, resolveDir: dirOf(list) })),
        )
        const found = await resolve(path, args)
        const paths = (await shared).map((one) => one.path)
        return found.path && paths.includes(found.path) && importer !== list
          ? { path: `./${file}`, external: true }
          : undefined
      })
    },
  }
}

const dirOf = (path) => path.replace(/[/\\][^/\\]+$/, '')
