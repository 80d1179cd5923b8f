// `npm run drill:backup -- --json`: backs up a product under load, kills it in the middle, restores
// the archive elsewhere and plays on. Nothing that was acknowledged before the backup may be lost.
import { buildAll } from '../build/build-all.mjs'
import { readArgs, report } from '../harness/figures'
import { moveByBackup } from './backup/move'

const { rounds, players, json } = readArgs({ rounds: 2, players: 30, json: false })

console.log = json ? console.error : console.log
await buildAll()
const figures = await moveByBackup({ rounds, players })
report(figures, { lost: 0, torn: 0, stuck: 0, backupMs: 10_000 }, json)
process.exit()
