// Tokens that components name themselves, e.g. as the fill of a drawing.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Where the components are that wear a sheet; `art` and `ui` are everybody's. */
const WEARERS = [
  [/^career-browser/, ['CareerBrowser', 'art/CareerArt.tsx', 'art/Terrain.tsx', 'art/Logo.tsx']],
  [/^(join-form)/, []],
  [/^leaderboard/, ['Leaderboard', 'ui/Standing.tsx']],
  [/^game-player/, ['GamePlayer', 'Leaderboard', 'game', 'art', 'ui']],
  [/^single-file/, ['CareerBrowser', 'Leaderboard', 'art/CareerArt.tsx', 'art/Logo.tsx']],
]
const TOKEN = /--pq-[\w-]+(\$\{)?/g

/** The tokens that the components of a sheet name; `--pq-map-${tint}` stands for all of its kind. */
export function tokensInCode(sdk, sheet) {
  const wearers = WEARERS.find(([name]) => name.test(basename(sheet)))?.[1] ?? []
  const code = wearers.flatMap((path) => sources(join(sdk, path))).join('\n')
  const declared = readFileSync(join(sdk, 'styles/tokens.css'), 'utf8')
  const found = code.match(TOKEN) ?? []
  return found.flatMap((token) =>
    token.endsWith('${')
      ? (declared.match(new RegExp(`${token.slice(0, -2)}[\\w-]+`, 'g')) ?? [])
      : [token],
  )
}

function sources(path) {
  if (!statSync(path).isDirectory()) return [readFileSync(path, 'utf8')]
  return readdirSync(path)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .flatMap((name) => sources(join(path, name)))
}
