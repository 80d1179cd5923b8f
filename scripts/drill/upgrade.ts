// `npm run drill:upgrade -- --json`: running games of earlier versions are continued to their
// podium, and a class plays through restarts of the whole product.

import { buildAll } from '../build/build.mjs'
import { readArgs, report } from '../harness/figures'
import { eachAtMost } from '../harness/player-api'
import type { Product } from '../harness/product'
import { loadSdkClient } from '../harness/sdk-client'
import { killRooms } from './rooms'
import { carryOn } from './upgrade/carry-on'
import { fixtureNames } from './upgrade/fixture'

const { restarts, players, json } = readArgs({ restarts: 3, players: 100, json: false })
const formsLeast = 4

console.log = json ? console.error : console.log
await buildAll()

const sdk = await loadSdkClient()
// Those of newer versions have more games, and take longer.
const carried = await eachAtMost(3, fixtureNames().toReversed(), (name) => carryOn(sdk, name))
const sum = (name: 'games' | 'lost' | 'stuck' | 'ended') =>
  carried.reduce((total, one) => total + one[name], 0)
const versions = new Set(carried.map(({ form }) => form)).size

const interrupt = (product: Product) => product.restart()
const rolled = await killRooms({ kills: restarts, players, interrupt })

const figures = {
  fixtures: carried.length,
  /** Different stored formats. */
  versions,
  versionsMissing: Math.max(0, formsLeast - versions),
  games: sum('games'),
  lost: sum('lost'),
  stuck: sum('stuck'),
  ended: sum('ended'),
  restarts,
  players,
  acknowledged: rolled.acknowledged,
  lostAcknowledged: rolled.lostAcknowledged,
  backP50Ms: rolled.recoverP50Ms,
  backP99Ms: rolled.recoverP99Ms,
}
const bounds = { versionsMissing: 0, lost: 0, stuck: 0, ended: 0, lostAcknowledged: 0 }
report(figures, bounds, json)
process.exit()
