// `npm run drill:crash -- --json`: kills rooms and server at critical moments; nothing that was
// acknowledged may be lost, nothing may be granted twice, and games that are deserted, or whose
// room is lost, must end. `--modes all` kills a game of every mode instead.

import { buildAll } from '../build/build.mjs'
import { readArgs, report } from '../harness/figures'
import { desertRooms } from './crash/deserted'
import { loseRooms } from './crash/lost-rooms'
import { chosenModes, killModes } from './crash/modes'
import { killSettlements } from './crash/settlement'
import { killRooms } from './rooms'

const {
  kills,
  players,
  settlements: settlementKills,
  lanes,
  only,
  modes,
  killsPerMode,
  playersPerMode,
  modeLanes,
  json,
} = readArgs({
  /** Kills of the rooms process. */
  kills: 30,
  players: 100,
  /** Kills of the server, while it settles a game. */
  settlements: 6,
  /** Products that are killed in parallel while they settle. */
  lanes: 1,
  /** `rooms`, `settlements`, `deserted`, `lost`, comma-separated: runs only these. */
  only: '',
  /** `all`, or ids of modes, comma-separated: runs only games of these, killed in their middle. */
  modes: '',
  killsPerMode: 5,
  playersPerMode: 8,
  /** Products that are killed in parallel, each in a game of a mode. */
  modeLanes: 3,
  json: false,
})
// The players of a killed settlement: five earn rewards, two are guests.
const signedIn = 5

console.log = json ? console.error : console.log
const all = ['rooms', 'settlements', 'deserted', 'lost']
const parts = only ? only.split(',') : all
const unknown = parts.filter((part) => !all.includes(part))
if (unknown.length > 0) throw new Error(`No part ${unknown}; there are ${all.join(', ')}`)
const wanted = (part: string) => parts.includes(part)
await buildAll()
if (modes) {
  await reportModes()
  process.exit()
}
// Not in parallel with others: its times are measured.
const rooms = wanted('rooms') && (await killRooms({ kills, players }))
const [settlements, deserted, lost] = await Promise.all([
  wanted('settlements') && settleInLanes(),
  wanted('deserted') && desertRooms(),
  wanted('lost') && loseRooms(),
])
const figures = {
  ...(only ? { only } : {}),
  ...rooms,
  ...settlements,
  ...deserted,
  ...lost,
}
const bounds = {
  rooms: {
    lostAcknowledged: 0,
    recoverP99Ms: 1500,
    deadlineErrorMaxMs: 250,
    interruptedErrorMaxMs: 1500,
  },
  settlements: { rewardsMissing: 0, rewardsDouble: 0 },
  deserted: { neverSettled: 0 },
  lost: { blocked: 0, endedByMistake: 0 },
}
const bound = Object.entries(bounds).flatMap(([part, of]) =>
  wanted(part) ? Object.entries(of) : [],
)
report(figures, Object.fromEntries(bound), json)
process.exit()

async function settleInLanes() {
  const shares = Array.from({ length: lanes }, (_, lane) =>
    Math.floor((settlementKills + lane) / lanes),
  )
  const counts = await Promise.all(
    shares.map((share) => killSettlements({ kills: share, students: signedIn, guests: 2 })),
  )
  const sum = (name: keyof (typeof counts)[number]) =>
    counts.reduce((total, count) => total + count[name], 0)
  return {
    settlementKills: sum('settlementKills'),
    rewardsMissing: sum('rewardsMissing'),
    rewardsDouble: sum('rewardsDouble'),
  }
}

async function reportModes() {
  const chosen = chosenModes(modes)
  const wish = { kills: killsPerMode, players: playersPerMode, lanes: modeLanes }
  const each = await killModes(chosen, wish)
  const all = Object.values(each)
  const sum = (name: keyof (typeof all)[number]) =>
    all.reduce((total, figures) => total + figures[name], 0)
  const sums = {
    modes: all.length,
    players: playersPerMode,
    kills: sum('kills'),
    /** Games that were over before. */
    killsMissing: killsPerMode * all.length - sum('kills'),
    acknowledged: sum('acknowledged'),
    lostAcknowledged: sum('lostAcknowledged'),
    stuck: sum('stuck'),
    rewardsMissing: sum('rewardsMissing'),
    rewardsDouble: sum('rewardsDouble'),
  }
  const { killsMissing, lostAcknowledged, stuck, rewardsMissing, rewardsDouble } = sums
  const bounded = { killsMissing, lostAcknowledged, stuck, rewardsMissing, rewardsDouble }
  const bounds = Object.fromEntries(Object.keys(bounded).map((name) => [name, 0]))
  report({ ...each, ...sums }, bounds, json)
}
