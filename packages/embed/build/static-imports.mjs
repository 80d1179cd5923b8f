// One file: what widgets would fetch later is in it, and `import()` is the module itself (single/use-part.ts).
import { readFile } from 'node:fs/promises'

const IMPORT = /(?<!typeof )import\((['"])(.+?)\1\)/g

export function staticImports() {
  return {
    name: 'static-imports',
    setup(build) {
      build.onLoad(
        { filter: /packages[/\\](sdk|embed)[/\\]src[/\\].+\.tsx?$/ },
        async ({ path }) => {
          const source = await readFile(path, 'utf8')
          const heads = []
          const contents = source.replace(IMPORT, (_whole, _quote, target) => {
            const name = `part${heads.length}`
            heads.push(`import * as ${name} from '${target}'`)
            return name
          })
          if (heads.length === 0) return undefined
          return {
            contents: [...heads, contents].join('\n'),
            loader: path.endsWith('x') ? 'tsx' : 'ts',
          }
        },
      )
    },
  }
}
