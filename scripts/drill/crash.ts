// `npm run drill:crash -- --json`: kills rooms and server at bad moments; nothing that was
// acknowledged may be lost, nothing may be given twice, and no game that nobody comes back to, or
// whose room is lost, may live on.
import { readArgs, report } from '../harness/figures'
import { ensureInstalled } from '../start/install.mjs'

await ensureInstalled()
const { buildAll } = await import('../build/build-all.mjs')
const { desertRooms } = await import('./crash/deserted')
const { loseRooms } = await import('./crash/lost-rooms')
const { killRooms } = await import('./rooms')
const { killSettlements } = await import('./crash/settlement')

const { kills, players, json } = readArgs({ kills: 30, players: 100, json: false })
// Of the players of a killed settlement: five earn, two are guests.
const signedIn = 5

console.log = json ? console.error : console.log
await buildAll()
const figures = {
  // By itself: its times are measured.
  ...(await killRooms({ kills, players })),
  ...Object.assign(
    ...(await Promise.all([
      killSettlements({ students: signedIn, guests: 2 }),
      desertRooms(),
      loseRooms(),
    ])),
  ),
}
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
