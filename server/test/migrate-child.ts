import { openStore } from '../src/db/open-store'

/** Migrates in a process of its own, which a test kills: `DATABASE FOLDER`. */
const [database = '', folder = ''] = process.argv.slice(2)
await openStore(database).migrate(folder)
