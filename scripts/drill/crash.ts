// `npm run drill:crash -- --json`: kills rooms and server at bad moments; nothing that was
// acknowledged may be lost, nothing may be given twice, and no game that nobody comes back to, or
// whose room is lost, may live on.

import { buildAll } from '../build/build-all.mjs'
import { readArgs, report } from '../harness/figures'
import { desertRooms } from './crash/deserted'
import { loseRooms } from './crash/lost-rooms'
import { killSettlements } from './crash/settlement'
import { killRooms } from './rooms'

const { kills, players, json } = readArgs({ kills: 30, players: 100, json: false })
// Of the players of a killed settlement: five earn, two are guests.
const signedIn = 5

console.log = json ? console.error : console.log
await buildAll()
// By itself: its times are measured.
const rooms = await killRooms({ kills, players })
const [settlements, deserted, lost] = await Promise.all([
  killSettlements({ students: signedIn, guests: 2 }),
  desertRooms(),
  loseRooms(),
])
const figures = { ...rooms, ...settlements, ...deserted, ...lost }
const bounds = {
  lostAcknowledged: 0,
  recoverP99Ms: 1500,
  deadlineErrorMaxMs: 250,
  rewardsMissing: 0,
  rewardsDouble: 0,
  neverSettled: 0,
  blocked: 0,
  endedByMistake: 0,
}
report(figures, bounds, json)
process.exit()
