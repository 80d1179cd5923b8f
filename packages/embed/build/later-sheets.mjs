// A part of a widget that is fetched later brings its own sheets before it is drawn.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Which sheets a component of the sdk brings. */
const PARTS = {
  'CareerBrowser/CareerDialog': ['career-browser-dialog'],
  'CareerBrowser/CareerSheet': ['career-browser-dialog'],
  'GamePlayer/PlayerRounds': ['game-player-round'],
  'GamePlayer/PlayerNotices': ['game-player-round'],
  'GamePlayer/PlayerResults': ['game-player-round', 'game-player-results'],
}

/** @param {{ sdk: string, embed: string }} options the sources of both packages */
export function laterSheets({ sdk, embed }) {
  const parts = new Map(
    Object.entries(PARTS).map(([part, sheets]) => [`${join(sdk, part)}.tsx`, sheets]),
  )
  return {
    name: 'later-sheets',
    setup(build) {
      build.onLoad({ filter: /(CareerBrowser|GamePlayer)[/\\]\w+\.tsx$/ }, async ({ path }) => {
        const sheets = parts.get(path)
        if (!sheets) return undefined
        const bringing = sheets.map(
          (name, i) =>
            `import sheet${i} from ${JSON.stringify(join(sdk, 'styles/widgets', `${name}.css`))}
bring('${name}', sheet${i})`,
        )
        const contents = [
          await readFile(path, 'utf8'),
          `import { bring } from ${JSON.stringify(join(embed, 'sheets'))}`,
          ...bringing,
        ]
        return { contents: contents.join('\n'), loader: 'tsx' }
      })
    },
  }
}
