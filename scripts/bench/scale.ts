// `npm run scale -- --join join.json --live live.json`: what 1,000 to 1,000,000 players at once need,
// from the output of `bench:join` and `bench:live`. See docs/scale.md. Prices are the reader's own,
// as `--machineHour 0.2`.

import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { readArgs, rounded } from '../harness/figures'
import { costOfHour, type Measured, needsOf } from './scale/model'

const { join, live, json, ...given } = readArgs({
  join: '',
  live: '',
  json: false,
  joinWindowS: 300,
  questions: 10,
  gameMinutes: 15,
  busyShare: 0.5,
  coresPerMachine: 2,
  machineHour: 0,
  millionRoomRows: 0,
  millionMessages: 0,
})

/** Counted in one game of ten questions that was played by 30. */
const COUNTED = {
  countedPlayers: 30,
  roomRowsPut: 482,
  roomCommits: 398,
  messagesPerPlayer: 79,
  databaseRowsPerPlayer: 29,
  // Of a whole game's CPU, the rest is the rooms'.
  answerApiShare: 0.3,
}
const PLAYERS = [1_000, 10_000, 100_000, 1_000_000]

const JoinJson = z.object({
  seatApiMs: z.number(),
  seatRoomsMs: z.number(),
  emptyRssMb: z.number(),
})
const LiveJson = z.object({
  rooms: z.number(),
  players: z.number(),
  cpuPerAnswerWholeGameUs: z.number(),
  rssMb: z.number(),
})

const measured = readMeasured()
const rows = PLAYERS.map((players) => {
  const needs = needsOf(measured, { players, ...given })
  const cost = costOfHour(needs, given)
  return { ...needs, ...(cost > 0 ? { costPerHour: cost } : {}) }
})
if (json) process.stdout.write(`${JSON.stringify({ measured, rows })}\n`)
else {
  console.table(measured)
  console.table(
    Object.fromEntries(
      Object.keys(rows[0] ?? {}).map((name) => [
        name,
        rows.map((row) => rounded(Number(row[name as keyof typeof row]), 2)),
      ]),
    ),
  )
}

function readMeasured(): Measured {
  const { seatApiMs, seatRoomsMs, emptyRssMb } = read('join', join, JoinJson)
  const { cpuPerAnswerWholeGameUs, rssMb, rooms, players } = read('live', live, LiveJson)
  return {
    ...COUNTED,
    seatApiMs,
    seatRoomsMs,
    answerUs: cpuPerAnswerWholeGameUs,
    emptyRssMb,
    playerRssMb: (rssMb - emptyRssMb) / (rooms * players),
  }
}

function read<Schema extends z.ZodType>(name: string, file: string, schema: Schema) {
  if (file === '') throw new Error(`--${name} FILE is missing: the JSON that the bench printed`)
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
