// `npm run drill:crash -- --json`: kills rooms and server at critical moments; nothing that was
// acknowledged may be lost, nothing may be granted twice, and games that are deserted, or whose
// room is lost, must end.

import { buildAll } from '../build/build.mjs'
import { readArgs, report } from '../harness/figures'
import { desertRooms } from './crash/deserted'
import { loseRooms } from './crash/lost-rooms'
import { killSettlements } from './crash/settlement'
import { killRooms } from './rooms'

const {
  kills,
  players,
  settlements: settlementKills,
  lanes,
  only,
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
  rooms: { lostAcknowledged: 0, recoverP99Ms: 1500, deadlineErrorMaxMs: 250 },
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
