import { RoomCommand } from '@pathquest/core/contracts/room-calls'
import {
  type GameEvent,
  migrateStored,
  readStoredGame,
  replay,
  STORED_FORMAT,
} from '@pathquest/core/game'
import { testQuestion } from '@pathquest/core/testing/setup'
import { gameRules } from '@pathquest/modes/game-rules'
import { lobby, type Play, play } from '@pathquest/modes/testing/play'
import { describe, expect, it } from 'vitest'

/** As the JSON that a room stores: parsed again, without in-memory objects. */
const texts = (game: Play, log: unknown[] = []) =>
  JSON.parse(JSON.stringify({ setup: game.setup, game: game.game, log }))

/** Of a signed call; the room adds the id of the command. */
const hostCommandFields = (): string[] => {
  const calls = RoomCommand.shape.command.options
  const host = calls.find(({ shape }) => shape.type.value === 'host')
  return [...Object.keys(host?.shape ?? {}), 'commandId'].sort()
}

const modes = ['career_quest', 'speed_run', 'team_challenge'] as const
const onSecond = (mode: (typeof modes)[number]) =>
  play({ mode, players: ['ana', 'ben', 'cleo'] })
    .at(1_000)
    .answer('ana', 'right')
    .answer('ben', 'wrong')
    .advance()
    .later(1_000)
    .advance()
    .later(500)
    .answer('cleo', 'right')

describe('[G48] stored data is read through a schema', () => {
  it.each(modes)('a game of %s is restored unchanged, with its log', (mode) => {
    const game = onSecond(mode)
    const stored = texts(game, [game.log.slice(0, 3), game.log.slice(3)])
    const read = readStoredGame(migrateStored(stored, STORED_FORMAT), gameRules)
    expect(read.game).toEqual(game.game)
    expect(read.log).toEqual(JSON.parse(JSON.stringify(game.log)))
    expect(read.setup).toEqual(game.setup)
  })

  it('extra time of a joining player is preserved by a replay of the log', () => {
    const joined: Parameters<Play['join']>[1] = {
      worn: ['fir', 'lake'],
      doubtful: true,
      formerIds: ['p_was'],
      timeFactor: 1.5,
      character: 'lantern-moss-map',
    }
    const game = lobby().join('ana', joined)
    const { log } = readStoredGame(texts(game, game.log), gameRules)
    const join = log.find(({ event }) => event.type === 'join')
    expect(join?.event).toMatchObject(joined)
  })

  it('a host command keeps all its fields, so that a replay of the log does the same', () => {
    const fields = {
      factor: 1.5 as const,
      displayName: 'Ana',
      questionId: 'qn_test_0',
      answer: 'a welder',
      remark: 'It helps people.',
      part: 'clue2',
      counts: [{ answer: 0, count: 3, beside: { store: 'rope' } }],
      marks: [
        { playerId: 'ana', answer: { option: 1, why: null } },
        { playerId: 'ben', or: true as const },
      ],
      crew: 2,
    }
    const event = {
      type: 'host',
      command: 'accept_answer',
      commandId: 'tab:1',
      tab: 'tab',
      expectedBeat: 1,
      playerId: null,
      lock: false,
      ...fields,
    } satisfies GameEvent
    expect(Object.keys(event).sort()).toEqual(hostCommandFields())
    const { log } = readStoredGame(texts(lobby(), [{ at: 1, event }]), gameRules)
    expect(log).toEqual([{ at: 1, event }])
  })

  it('a seat keeps cosmetics that are in the catalogue, and an older seat has none', () => {
    const stored = texts(onSecond('career_quest'))
    stored.game.seats.ana.worn = ['fir', 'lake']
    stored.game.seats.ben.worn = ['<b>', 'gone']
    const { seats } = readStoredGame(migrateStored(stored, STORED_FORMAT), gameRules).game
    expect(seats.ana?.worn).toEqual(['fir', 'lake'])
    expect(seats.ben?.worn).toBeUndefined()
    expect(seats.cleo).not.toHaveProperty('worn')
  })

  it('an unknown field is dropped', () => {
    const stored = texts(onSecond('career_quest'))
    stored.game.ofTomorrow = true
    stored.setup.ofTomorrow = true
    const read = readStoredGame(stored, gameRules)
    expect(read.game).not.toHaveProperty('ofTomorrow')
    expect(read.setup).not.toHaveProperty('ofTomorrow')
  })

  it.each([
    ['a seat without its name', (stored) => delete stored.game.seats.ana.displayName],
    ['a missing list', (stored) => delete stored.game.barredAccounts],
    ['a removed mode', (stored) => (stored.setup.modeId = 'hide_and_seek')],
    ['a removed setting', (stored) => (stored.setup.modeSettings = { fog: true })],
    ['a state of another mode', (stored) => (stored.game.mode = { board: [] })],
    ['a round without its answers', (stored) => delete stored.game.mode.history[0].answers],
    ['a removed event', (stored) => (stored.log = [[{ at: 1, event: { type: 'cheer' } }]])],
  ] as [string, (stored: ReturnType<typeof texts>) => void][])('%s cannot be read', (_, spoil) => {
    const stored = texts(onSecond('career_quest'))
    spoil(stored)
    expect(() => readStoredGame(migrateStored(stored, STORED_FORMAT), gameRules)).toThrow()
  })
})

/** As in format 2: an answer was an option, and right or wrong for every kind. */
function inFormTwo(stored: ReturnType<typeof texts>) {
  const { answers, history } = stored.game.mode
  for (const kept of Object.values<Record<string, unknown>>(answers)) {
    Object.assign(kept, { optionIndex: kept.answer, isCorrect: kept.share === 1 })
    delete kept.answer
    delete kept.share
  }
  for (const round of history) {
    for (const row of Object.values<unknown[]>(round.answers)) row[1] = row[1] === 1 ? 1 : 0
  }
  for (const question of stored.setup.questions) delete question.kind
  return stored
}

describe('[G49] an older format is migrated by steps', () => {
  it('format 1: answers of closed rounds in one list, one event per row', () => {
    const game = onSecond('speed_run')
    const stored = inFormTwo(texts(game, game.log))
    stored.game.mode.history = stored.game.mode.history.flatMap(
      ({ questionId, answers }: { questionId: string; answers: Record<string, number[]> }) =>
        Object.entries(answers).map(([playerId, [option, right, points, usedMs, at]]) => ({
          playerId,
          questionId,
          selectedOptionIndex: option,
          isCorrect: right === 1,
          pointsEarned: points,
          answerTimeMs: usedMs,
          answeredAt: at,
        })),
    )
    const read = readStoredGame(migrateStored(stored, 1), gameRules)
    expect(read.game).toEqual(game.game)
    expect(read.log).toEqual(JSON.parse(JSON.stringify(game.log)))
  })

  it('format 2: an answer was an option, right or wrong on a survey, too', () => {
    const survey = testQuestion(0, { correctIndex: null })
    const game = play({ questions: [survey, testQuestion(1)], players: ['ana', 'ben', 'cleo'] })
    game.at(1_000).answer('ana', 0).answer('ben', 1).advance().later(1_000).advance()
    game.later(500).answer('cleo', 'right')
    const read = readStoredGame(migrateStored(inFormTwo(texts(game, [game.log])), 2), gameRules)
    expect(read.game).toEqual(game.game)
    expect(read.setup).toEqual(game.setup)
  })

  it('format 1: a game written by two versions has rounds in both formats', () => {
    const game = onSecond('career_quest')
    const stored = inFormTwo(texts(game, [game.log[0], game.log.slice(1)]))
    const read = readStoredGame(migrateStored(stored, 1), gameRules)
    expect(read.game).toEqual(game.game)
    expect(read.log).toHaveLength(game.log.length)
  })

  it.each([0, STORED_FORMAT + 1, 7.5])('format %d is unknown', (form) => {
    expect(() => migrateStored(texts(onSecond('career_quest')), form)).toThrow(/form/)
  })
})

it('[G50] events that the current rules refuse are skipped, and the rest is replayed', () => {
  const game = onSecond('career_quest')
  const unknown = { type: 'move', playerId: 'nobody', move: { id: 'm', type: 'answer' } } as const
  const log = [{ at: game.now, event: unknown }, ...game.log]
  expect(() => replay(game.setup, game.first, log)).toThrow(/refused/)
  const refused: string[] = []
  const back = replay(game.setup, game.first, log, (_, code) => refused.push(code))
  expect(refused).toEqual(['seat_invalid'])
  expect(back).toEqual(game.game)
})
