import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinParts, readRoom, roomFile, writeRoom } from '../../scripts/harness/stored-rooms'
import { hostCommand, openGame, questionsOf, type RoomGame } from '../support/room-game'
import { type RoomHarness, startRoomHarness } from '../support/room-harness'

let harness: RoomHarness
beforeAll(async () => {
  harness = await startRoomHarness()
})
afterAll(() => harness.stop())

type Texts = Record<string, string>

/** A game with one closed question and the next one open, whose room's files the test changes. */
async function spoiled(spoil: (texts: Texts) => void, timeLimitSeconds = 60): Promise<RoomGame> {
  const game = await openGame(harness, ['Ana', 'Ben'], {
    questions: questionsOf(3, timeLimitSeconds),
  })
  await game.start()
  await game.answer(game.player(0), 0, game.rightOption(0))
  await game.answer(game.player(1), 0, game.rightOption(0) + 1)
  await game.closed(0)
  await game.press('advance')
  await game.opened(1)
  await harness.whileStopped(() => {
    const file = roomFile(harness.dataDir, game.room)
    const texts = joinParts(readRoom(file)) as Texts
    spoil(texts)
    writeRoom(file, inParts(texts))
  })
  return game
}

const inParts = (texts: Texts) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      ['setup', 'snapshot', 'standings'].includes(key) || key.startsWith('answers:')
        ? [
            [key, '1'],
            [`${key}:0`, text],
          ]
        : [[key, text]],
    ),
  )

const changed = (text: string | undefined, change: (value: never) => void): string => {
  const value = JSON.parse(text ?? '') as never
  change(value)
  return JSON.stringify(value)
}

describe('an unreadable room', () => {
  test.each<[string, (texts: Texts) => void]>([
    [
      'its snapshot lacks a field',
      (texts) => {
        texts.snapshot = changed(texts.snapshot, (game: { host?: unknown }) => delete game.host)
      },
    ],
    [
      'its snapshot is cut off',
      (texts) => {
        texts.snapshot = texts.snapshot?.slice(0, 200) ?? ''
      },
    ],
    [
      'its mode lacks a field',
      (texts) => {
        texts.snapshot = changed(texts.snapshot, (game: { mode: { tallies?: unknown } }) => {
          delete game.mode.tallies
        })
      },
    ],
    [
      'a setting of its mode is gone',
      (texts) => {
        texts.setup = changed(texts.setup, (setup: { modeSettings: unknown }) => {
          setup.modeSettings = { fog: true }
        })
      },
    ],
    [
      'its format is of a later version',
      (texts) => {
        Object.assign(texts, { form: 99 })
      },
    ],
  ])('is ended with its last standings: %s', async (_, spoil) => {
    const game = await spoiled(spoil)
    const host = await harness.connect(game.room, 'host', 'tab-1')
    const ana = await harness.connect(game.room, 'player', game.player(0).id)
    expect(await host.view()).toMatchObject({
      stage: { name: 'podium' },
      game: { endedByFault: true, status: 'completed' },
    })
    expect(await ana.view()).toMatchObject({ you: { score: 10, placement: 1 } })
    const post = await harness.api.whenPosted(game.room, 'result')
    expect(post).toMatchObject({ endedByFault: true, currentQuestionIndex: 1 })
    expect(post.answers).toHaveLength(2)
    expect(await harness.command(game.room, hostCommand('advance'))).toMatchObject({
      ok: false,
      code: 'game_over',
    })
    // Clients that connect after the settlement see the same.
    await ana.view((view) => view.role === 'player' && view.you.rewards !== null)
    const late = await harness.connect(game.room, 'player', game.player(1).id)
    expect(await late.view()).toMatchObject({ game: { endedByFault: true } })
    await harness.command(game.room, { type: 'next_game', gameCode: 'ABC345' })
    await ana.view((view) => view.game.nextGameCode === 'ABC345')
    const told = harness.lines.filter(
      (line) => line.includes('room_unreadable') && line.includes(game.room),
    )
    expect(told).toHaveLength(1)
  })

  test('settles without clients: its alarm wakes it', async () => {
    const game = await spoiled((texts) => {
      texts.snapshot = '{}'
    }, 5)
    await harness.api.whenPosted(game.room, 'result', { timeoutMs: 10_000 })
  })

  test('without last standings is treated as lost, and its file is left for inspection', async () => {
    const game = await spoiled((texts) => {
      texts.snapshot = '{}'
      delete texts.standings
    })
    const response = await harness.signed('POST', game.room, {
      commandId: 'status-1',
      command: { type: 'status' },
    })
    expect(response.status).toBe(404)
    await harness.rooms.stop()
    expect(readRoom(roomFile(harness.dataDir, game.room))).toHaveProperty('setup')
  })
})
