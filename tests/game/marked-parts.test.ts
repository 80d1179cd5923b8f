import { readStoredGame, replay, storedGame, storedSetup } from '@pathquest/core/game'
import type { OneDeviceAnswers } from '@pathquest/core/rooms/game-choices'
import { testQuestion } from '@pathquest/core/testing/setup'
import { gameRules } from '@pathquest/modes/game-rules'
import { lobby, type Play, type PlayOptions } from '@pathquest/modes/testing/play'
import { describe, expect, it } from 'vitest'

/** In a game of hands each seat has a number. */
const started = (
  mode: string,
  answers: OneDeviceAnswers,
  seats: number,
  change: PlayOptions = {},
) =>
  lobby({
    mode,
    players: [],
    timeStretch: null,
    minAnswerMs: 0,
    questions: [0, 1, 2, 3].map((i) => testQuestion(i)),
    oneDevice: {
      answers,
      seats: Array.from({ length: seats }, (_, i) => ({
        playerId: `seat_${i}`,
        displayName: `Team ${i + 1}`,
      })),
    },
    ...change,
  })
    .host('start')
    .later(5_000)

const toMark = (game: Play) => game.hostView.toMark

/** What the open part asks for, as the host's page sends it back. */
const of = (game: Play) => {
  const { part, questionId } = toMark(game) ?? {}
  return { ...(part && { part }), ...(questionId && { questionId }) }
}

const count = (game: Play, counts: Record<string | number, number>, beside?: object) =>
  game.host('mark_answers', {
    ...of(game),
    counts: Object.entries(counts).map(([answer, count]) => ({
      answer: Number.isNaN(Number(answer)) ? answer : Number(answer),
      count,
      ...(beside && { beside: beside as never }),
    })),
  })

/** By team, from the first one on; null: it says nothing. */
const say = (game: Play, said: readonly (object | string | number | null)[]) =>
  game.host('mark_answers', { ...of(game), marks: marksOf(said) })

const marksOf = (said: readonly (object | string | number | null)[]) =>
  said.flatMap((one, i) =>
    one === null
      ? []
      : [{ playerId: `seat_${i}`, ...(typeof one === 'object' ? one : { answer: one }) }],
  )

const rightOf = (game: Play) => {
  const { stage } = game.screenView
  return game.setup.questions['index' in stage ? stage.index : 0]?.correctIndex ?? 0
}
const wrongOf = (game: Play) => (rightOf(game) + 1) % 4
const scores = (game: Play) => Object.keys(game.game.seats).map((id) => game.viewOf(id).you.score)

describe('a trail of clues without phones', () => {
  const trail = (answers: OneDeviceAnswers, seats: number) =>
    started('clue_trail', answers, seats, { modeSettings: { careers: 3 } })
  const own = (game: Play) => game.hostView.own as { clues: unknown[]; foundAt: number[] | null }

  it('[G96] hands are counted clue by clue, and open the next one', () => {
    const game = trail('hands', 10)
    expect(toMark(game)).toMatchObject({ part: 'question', count: 10 })
    expect(toMark(game)?.choices?.map(({ label }) => label)).toEqual(
      game.setup.questions[0]?.options,
    )
    count(game, { [rightOf(game)]: 2 })
    expect(toMark(game)).toMatchObject({ part: 'clue2', count: 8 })
    count(game, {})
    expect(toMark(game)?.part).toBe('clue3')
    expect(own(game).clues).toHaveLength(3)
  })

  it('[G98] who has raised a hand is not counted again, and the last hand closes the trail', () => {
    const game = trail('hands', 10)
    count(game, { [rightOf(game)]: 4 })
    const tooMany = { ...of(game), counts: [{ answer: 0, count: 7 }] }
    expect(game.tryHost('mark_answers', tooMany)).toBe('too_many_hands')
    count(game, { [rightOf(game)]: 3, [(rightOf(game) + 1) % 6]: 3 })
    expect(game.hostView.stage).toMatchObject({ name: 'result', answeredCount: 10 })
    expect(own(game).foundAt).toEqual([4, 3, 0, 0, 0, 0])
    expect(toMark(game)).toBeUndefined()
  })

  it('[G98] a team that has said its career is out of the turns until the next one', () => {
    const game = trail('teams', 3)
    say(game, [null, rightOf(game)])
    expect(toMark(game)?.players).toEqual(['seat_0', 'seat_2'])
    const again = { ...of(game), marks: marksOf([null, 0]) }
    expect(game.tryHost('mark_answers', again)).toBe('already_submitted')
    say(game, [rightOf(game), null, null])
    say(game, [null, null, (rightOf(game) + 1) % 6])
    expect(scores(game)).toEqual([9, 10, 0])
  })

  it('[G96] marks of a clue that is over are refused', () => {
    const game = trail('hands', 10)
    const first = { ...of(game), counts: [{ answer: 0, count: 1 }] }
    count(game, {})
    expect(game.tryHost('mark_answers', first)).toBe('stale_version')
  })

  it('[G96] a replay of the stored log marks the same parts', () => {
    const game = trail('teams', 3)
    say(game, [null, rightOf(game)])
    say(game, [rightOf(game), null, 0])
    const stored = JSON.parse(
      JSON.stringify({
        setup: storedSetup(game.setup),
        game: storedGame(game.setup, game.first),
        log: game.log,
      }),
    )
    const read = readStoredGame(stored, gameRules)
    expect(replay(read.setup, read.game, read.log)).toEqual(game.game)
  })

  it('[G99] the host alone sees what there is to mark', () => {
    const game = trail('hands', 10)
    expect(game.screenView).toMatchObject({ marking: { isFinal: true } })
    expect(game.screenView).not.toHaveProperty('toMark')
    expect(game.viewOf('seat_0')).not.toHaveProperty('toMark')
  })
})

describe('what a mode asks beside an answer', () => {
  it('[G97] teams have a footing each; who names none stands firm', () => {
    const game = started('sure_footing', 'teams', 3)
    expect(toMark(game)?.beside).toEqual([
      { name: 'footing', of: ['light', 'firm', 'bold'], default: 'firm' },
    ])
    const right = rightOf(game)
    say(game, [
      { answer: right, beside: { footing: 'bold' } },
      { answer: right, beside: { footing: 'light' } },
      { answer: right },
    ])
    expect(scores(game)).toEqual([12, 8, 10])
  })

  it('[G97] a class that is counted agrees on one store', () => {
    const game = started('high_camp', 'hands', 8)
    count(game, { [rightOf(game)]: 5, [wrongOf(game)]: 3 }, { store: 'rope' })
    expect(game.hostView.own).toMatchObject({
      stores: { food: { count: 0 }, rope: { count: 13 }, canvas: { count: 0 } },
    })
  })

  it('[G97] a field that the mode does not have is refused', () => {
    const game = started('sure_footing', 'teams', 2)
    const odd = { ...of(game), marks: [{ playerId: 'seat_0', answer: 0, beside: { hat: 'red' } }] }
    expect(game.tryHost('mark_answers', odd)).toBe('bad_message')
    const wild = {
      ...of(game),
      marks: [{ playerId: 'seat_0', answer: 0, beside: { footing: 'wild' } }],
    }
    expect(game.tryHost('mark_answers', wild)).toBe('bad_message')
  })

  it('[G97] a team may shelter in place of an answer, as long as it has a shelter', () => {
    const game = started('headlamps', 'teams', 2)
    expect(toMark(game)?.or).toEqual({ move: 'shelter', players: ['seat_0', 'seat_1'] })
    for (let i = 0; i < 2; i++) {
      say(game, [{ or: true }, rightOf(game)])
      game.advance().later(5_000)
    }
    expect(scores(game)).toEqual([12, 20])
    expect(toMark(game)?.or?.players).toEqual(['seat_1'])
    const third = { ...of(game), marks: marksOf([{ or: true }]) }
    expect(game.tryHost('mark_answers', third)).toBe('not_now')
  })

  it('[G97] a guess has its contour, and only teams can give one', () => {
    const game = started('close_contour', 'teams', 2)
    expect(toMark(game)?.question?.kind).toBe('number')
    const { value } = game.setup.questions.map(({ solution }) => solution)[0] as { value: number }
    say(game, [
      { answer: value, beside: { contour: 'tight' } },
      { answer: value, beside: { contour: 'wide' } },
    ])
    // Both were close, which brings 2 more.
    expect(scores(game)).toEqual([20, 6])
    expect(toMark(started('close_contour', 'hands', 8))).toBeUndefined()
  })
})

describe('phases of a mode', () => {
  it('[G96] teams bank or carry; a key is for who was right', () => {
    const game = started('strongbox', 'teams', 4)
    say(game, [rightOf(game), rightOf(game), rightOf(game), wrongOf(game)])
    expect(game.hostView.stage.name).toBe('result')
    expect(toMark(game)).toMatchObject({ part: 'choose', players: ['seat_0', 'seat_1', 'seat_2'] })
    expect(toMark(game)?.choices).toEqual([
      { value: 'bank' },
      { value: 'carry' },
      { value: 'key', only: ['seat_0', 'seat_1', 'seat_2'] },
    ])
    say(game, ['bank', 'carry', null])
    expect(game.hostView.own).toMatchObject({ counts: { bank: 2, carry: 1, key: 0 } })
  })

  it('[G96] a class that is counted has the default of a phase', () => {
    const game = started('strongbox', 'hands', 8)
    count(game, { [rightOf(game)]: 8 })
    expect(toMark(game)).toBeUndefined()
    game.advance()
    expect(game.hostView.own).toMatchObject({ counts: { bank: 8, carry: 0, key: 0 } })
  })

  it('[G96] teams pick a site before the question', () => {
    const game = started('open_claims', 'teams', 4)
    expect(toMark(game)).toMatchObject({ part: 'pick', field: 'site' })
    say(game, ['creek', 'creek', 'spur', null])
    expect(toMark(game)?.part).toBe('question')
    say(game, [rightOf(game), wrongOf(game)])
    const { digs } = game.hostView.own as { digs: Record<string, { diggers: number }> }
    expect(digs.creek?.diggers).toBe(2)
  })

  it('[G96] a class answers anew after it has talked, by hands as well', () => {
    const game = started('second_look', 'hands', 10)
    const right = rightOf(game)
    count(game, { [right]: 4, [wrongOf(game)]: 6 })
    // While it talks there is nothing to mark.
    expect(toMark(game)).toBeUndefined()
    game.advance()
    expect(toMark(game)).toMatchObject({ part: 'second', count: 10 })
    count(game, { [right]: 9, [wrongOf(game)]: 1 })
    expect(game.hostView.stage).toMatchObject({ name: 'result', answeredCount: 10 })
    expect(game.hostView.own).toMatchObject({ rise: { from: 40, to: 90 } })
  })
})
