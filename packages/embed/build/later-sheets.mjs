// What a widget fetches later brings its sheets along, before it is drawn.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The sheets of the sdk's later parts, by their widget's folder. */
const SHEETS = {
  CareerBrowser: ['career-browser-dialog'],
  Leaderboard: ['leaderboard-full'],
  GamePlayer: ['game-player-round', 'game-player-results'],
}

/** @param {{ sdk: string, embed: string }} options the sources of both packages */
export function laterSheets({ sdk, embed }) {
  const sheetsOf = new Map(
    Object.entries(SHEETS).map(([widget, sheets]) => [join(sdk, widget, 'later.ts'), sheets]),
  )
  return {
    name: 'later-sheets',
    setup(build) {
      build.onLoad({ filter: /[/\\]later\.ts$/ }, async ({ path }) => {
        const sheets = sheetsOf.get(path)
        if (!sheets) return undefined
        const lines = sheets.flatMap((name, i) => [
          `import { light as sheet${i} } from ${JSON.stringify(join(sdk, `styles/widgets/${name}.css`))}`,
          `bring('${name}', sheet${i})`,
        ])
        lines.unshift(`import { bring } from ${JSON.stringify(join(embed, 'sheets'))}`)
        return { contents: [...lines, await readFile(path, 'utf8')].join('\n'), loader: 'ts' }
      })
    },
  }
}
