import { readFileSync } from 'node:fs'
import { openStore } from '../src/db/open-store'
import { parseEnv } from '../src/runtime/env'
import { settleGame } from '../src/settlement/settle-game'

/** Settles one game in a process of its own, which a drill may kill: `DATABASE GAME POST`. */
const [database = '', gameId = '', post = ''] = process.argv.slice(2)
const store = openStore(database)
const env = parseEnv(process.env)
const rewards = await settleGame(
  { store, env, now: Date.now },
  gameId,
  JSON.parse(readFileSync(post, 'utf8')),
)
await store.close()
console.log(JSON.stringify(rewards))
