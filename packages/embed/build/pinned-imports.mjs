// In the single file a chunk is fetched as a part that its hash is known of: `import()` becomes
// `fetchPart()` wherever our own sources have it.
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const IMPORT = /(?<!typeof )import\((['"])(.+?)\1\)/g

/** @param {{ parts: Record<string, string>, fetchPart: string }} options the module of each chunk */
export function pinnedImports({ parts, fetchPart }) {
  const chunkOf = new Map(Object.entries(parts).map(([name, path]) => [path, name]))
  return {
    name: 'pinned-imports',
    setup(build) {
      build.onLoad(
        { filter: /packages[/\\](sdk|embed)[/\\]src[/\\].+\.tsx?$/ },
        async ({ path }) => {
          const source = await readFile(path, 'utf8')
          const targets = [...source.matchAll(IMPORT)].map(([, , target]) => target)
          if (targets.length === 0) return undefined
          const names = new Map()
          for (const target of targets) {
            const options = { kind: 'dynamic-import', importer: path, resolveDir: dirname(path) }
            const name = chunkOf.get((await build.resolve(target, options)).path)
            if (!name) throw new Error(`${path} fetches ${target}, which is no chunk`)
            names.set(target, name)
          }
          const contents = source.replace(
            IMPORT,
            (_, _quote, target) => `fetchPart(${JSON.stringify(names.get(target))})`,
          )
          return {
            contents: `import { fetchPart } from ${JSON.stringify(fetchPart)}\n${contents}`,
            loader: path.endsWith('x') ? 'tsx' : 'ts',
          }
        },
      )
    },
  }
}
