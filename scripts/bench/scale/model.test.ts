import { expect, test } from 'vitest'
import { type Assumed, costOfHour, type Measured, needsOf } from './model'

const measured: Measured = {
  seatApiMs: 6,
  seatRoomsMs: 3,
  answerUs: 1_000,
  answerApiShare: 0.3,
  emptyRssMb: 200,
  playerRssMb: 0.2,
  countedPlayers: 30,
  roomRowsPut: 480,
  roomCommits: 400,
  messagesPerPlayer: 80,
  databaseRowsPerPlayer: 30,
}
const assumed: Assumed = {
  players: 30_000,
  joinWindowS: 300,
  questions: 10,
  gameMinutes: 10,
  busyShare: 0.5,
  coresPerMachine: 4,
}

test('a hundred joins and five hundred answers a second', () => {
  expect(needsOf(measured, assumed)).toMatchObject({
    games: 1_000,
    joinsPerS: 100,
    apiCoresJoining: 0.6,
    apiCoresPlaying: 0.15,
    roomsCoresJoining: 0.3,
    roomsCoresPlaying: 0.35,
    // 0.6 of a core at half its time.
    apiProcesses: 2,
    roomsProcesses: 1,
    machines: 1,
    messagesPerS: 4_000,
    roomRowsPutPerS: 800,
    databaseRowsPerS: 1_500,
    gamesSettledPerS: 1_000 / 600,
  })
})

test('memory has a part of its own and one of each player', () => {
  expect(needsOf(measured, assumed).memoryGb).toBeCloseTo(6_200 / 1024)
})

test('ten times the players take ten times the work, and one class takes one machine', () => {
  const many = needsOf(measured, { ...assumed, players: 300_000 })
  expect(many.apiCoresJoining).toBeCloseTo(6)
  expect(many.machines).toBe(5)
  const few = needsOf(measured, { ...assumed, players: 30 })
  expect([few.apiProcesses, few.roomsProcesses, few.machines]).toEqual([1, 1, 1])
})

test('money is the price of the reader, and none where none is given', () => {
  const needs = needsOf(measured, assumed)
  const free = { machineHour: 0, millionRoomRows: 0, millionMessages: 0 }
  expect(costOfHour(needs, free)).toBe(0)
  expect(costOfHour(needs, { ...free, machineHour: 2 })).toBe(2)
  // 800 rows a second are 2.88 million an hour.
  expect(costOfHour(needs, { ...free, millionRoomRows: 1 })).toBeCloseTo(2.88)
  expect(costOfHour(needs, { ...free, millionMessages: 1 })).toBeCloseTo(14.4)
})
