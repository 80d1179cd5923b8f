import { countLiveGames, isRunning, listRoomStores } from '../room-stores'
import { giveUpStore } from '../settlement'
import { type Command, CommandRefused } from './command'

/** How games are named whose store is not known, in place of an id. */
const UNKNOWN = 'unknown'

/** `npm run stores:list` */
export const storesList: Command = {
  help: `Lists the stores of rooms that work with the database: one for each server.

npm run stores:list

  --json  answers with JSON`,
  words: [],
  options: {},
  async run({ store, now }) {
    const games = await countLiveGames(store.db)
    const stores = (await listRoomStores(store.db)).map((row) => ({
      ...row,
      isRunning: store.dialect === 'pg' ? isRunning(row, now()) : null,
      games: games.get(row.id) ?? 0,
    }))
    const unknown = games.get(null) ?? 0
    const lines = stores.map(({ id, origin, place, lostAt, aliveUntil, isRunning, games }) =>
      [
        `${id}  ${lostAt === null ? stateOf(isRunning, aliveUntil) : `given up ${dateOf(lostAt)}`}`,
        `  address        ${origin}`,
        `  folder         ${place}`,
        `  running games  ${games}`,
      ].join('\n'),
    )
    if (unknown > 0) lines.push(`${UNKNOWN}\n  running games  ${unknown}`)
    return { text: lines.join('\n') || 'No server has run yet.', json: { stores, unknown } }
  },
}

const stateOf = (isRunning: boolean | null, aliveUntil: number): string =>
  isRunning === null ? 'alone' : isRunning ? 'running' : `not running since ${dateOf(aliveUntil)}`

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')

/** `npm run stores:lost -- ID` */
export const storesLost: Command = {
  help: `Gives up a store of rooms whose server never comes back (PostgreSQL): its running games end
with what the database knows of them, as when a room is lost.

npm run stores:lost -- ID

  ID      as \`npm run stores:list\` shows it; \`${UNKNOWN}\`: the games whose store is not known
  --json  answers with JSON`,
  words: ['ID'],
  options: {},
  async run({ store, env, now, log }, { positionals: [id = ''] }) {
    if (store.dialect === 'sqlite') {
      throw new CommandRefused(
        'A SQLite database has one store of rooms, and its server ends games without a room itself.',
      )
    }
    const given = await giveUpStore({ store, env, now }, id === UNKNOWN ? null : id)
    if (!given.ok) {
      throw new CommandRefused(
        given.why === 'running'
          ? `The server of ${id} runs, or was seen less than two minutes ago. Stop it first.`
          : `There is no store ${id}. \`npm run stores:list\` lists them.`,
      )
    }
    log.info({ kind: 'rooms', storeId: id, count: given.games }, 'a store of rooms was given up')
    const text = `${id} is given up; games that were ended: ${given.games}`
    return { text, json: { id, games: given.games } }
  },
}
