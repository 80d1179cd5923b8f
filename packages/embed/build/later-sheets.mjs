// What a widget fetches later brings its sheets along, before it is drawn.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The sheets of the sdk's later parts, by their modules. */
const SHEETS = {
  'CareerBrowser/later': ['career-browser-dialog'],
  'JoinForm/names': ['join-form-states'],
  'Leaderboard/later': ['leaderboard-full'],
  'GamePlayer/later': ['game-player-round', 'game-player-results'],
}

/** @param {{ sdk: string, embed: string }} options the sources of both packages */
export function laterSheets({ sdk, embed }) {
  const sheetsOf = new Map(
    Object.entries(SHEETS).map(([module, sheets]) => [join(sdk, `${module}.ts`), sheets]),
  )
  return {
    name: 'later-sheets',
    setup(build) {
      build.onLoad({ filter: /[/\\](later|names)\.ts$/ }, async ({ path }) => {
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
