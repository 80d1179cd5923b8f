import { clampedStandings, resultPost } from '@pathquest/core/game'
import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import { modeOf, statusOf } from '../../testing/look'
import { type Play, type PlayOptions, play, playSolo } from '../../testing/play'
import { registerTestModes } from '../../testing/register'
import type { PlayerModeView } from './views'

registerTestModes()

const questions = Array.from({ length: 6 }, (_, i) =>
  testQuestion(0, { id: `qn_${i}`, imageUrl: `/images/${i}.png` }),
)
const class_ = (change: PlayOptions = {}) =>
  play({
    mode: 'workshop',
    questions,
    modeSettings: { minutes: 3 },
    allowLateJoin: true,
    ...change,
  })
const alone = (change: PlayOptions = {}) =>
  playSolo({ mode: 'switchback', questions, modeSettings: { minutes: 3 }, ...change })
const modeView = (game: Play, id = 'ana') =>
  game.viewOf(id).own as unknown as PlayerModeView<Record<string, unknown>>
const cards = (game: Play, id = 'ana') => modeView(game, id).cards
const stage = (game: Play, id = 'ana') => game.viewOf(id).stage

function asked(game: Play, id = 'ana') {
  const now = stage(game, id)
  if (now.name !== 'question') throw new Error(`${now.name}, not a question`)
  return now
}
const answerOf = (game: Play, id: string, answer: number) =>
  game.moveOf(id, 'answer', { questionId: asked(game, id).question.id, answer })
/** Answers the current card (0 is right), and goes to the next. */
function answer(game: Play, id = 'ana', option = 0) {
  const { id: questionId } = asked(game.later(1_000), id).question
  expect(game.says(answerOf(game, id, option))).toBe('ok')
  return questionId
}
const next = (game: Play, id = 'ana') => game.says(game.moveOf(id, 'next'))
const turn = (game: Play, id = 'ana', option = 0) => {
  const questionId = answer(game, id, option)
  expect(next(game, id)).toBe('ok')
  return questionId
}
const coins = (game: Play, id = 'ana') => modeView(game, id).play.coins
const answersOf = (game: Play) => resultPost(game.setup, game.game, 'result').answers

describe('self-paced', () => {
  it('[SP1] three cards, then one every fifteen seconds, and they wait', () => {
    const game = class_()
    expect(cards(game)).toBe(3)
    expect([cards(game.at(14_900)), cards(game.at(15_000)), cards(game.at(30_000))]).toEqual(
      [3, 3, 3].map((count, i) => count + i),
    )
    for (let i = 0; i < 5; i++) turn(game)
    expect([stage(game).name, cards(game), cards(game, 'ben')]).toEqual(['waiting_next', 0, 5])
    expect(modeView(game).nextCardAt).toBe(game.now + 45_000 - 35_000)
    expect(stage(game.at(45_000)).name).toBe('question')
    expect(cards(play({ mode: 'trail_board', questions }))).toBe(6)
  })

  it('[SP2] a missed card is repeated after three others, one answered right last', () => {
    const game = class_().at(100_000)
    const order = [1, 0, 0, 0, 0, 0, 0].map((option) => turn(game, 'ana', option))
    expect(order[4]).toBe(order[0])
    expect(new Set(order).size).toBe(6)
    expect([turn(game), turn(game)]).toEqual([order[1], order[2]])
    const other = class_({ seed: 'another' }).at(100_000)
    expect(order.map(() => turn(other))).not.toEqual(order)
  })

  it('[SP2] a survey is asked once', () => {
    const survey = [testQuestion(0, { id: 'qn_s', correctIndex: null }), testQuestion(0)]
    const game = class_({ questions: survey }).at(60_000)
    const order = [0, 0, 0, 0].map(() => turn(game))
    expect(order.filter((id) => id === 'qn_s')).toHaveLength(1)
  })

  it('[SP3] an answer shows its result to that player, until next or eight seconds', () => {
    const game = class_()
    answer(game)
    expect(stage(game)).toMatchObject({
      name: 'result',
      yourVerdict: { isCorrect: true, pointsEarned: 10 },
      solution: { correctIndex: 0, explanation: 'canary-explanation-0' },
      nextAt: game.now + 8_000,
    })
    expect(stage(game, 'ben').name).toBe('question')
    expect(stage(game.later(7_999)).name).toBe('result')
    expect(stage(game.later(1)).name).toBe('question')
    expect(next(game)).toBe('stale_version')
    game.host('extra_time', { playerId: 'ana', factor: 2 })
    answer(game)
    expect(stage(game.later(15_999)).name).toBe('result')
    expect(stage(game.later(1)).name).toBe('question')
  })

  it('[SP4] stretched, clock, cards and results take longer', () => {
    const game = class_({ timeStretch: 2 })
    expect([cards(game.at(29_900)), cards(game.at(30_000))]).toEqual([3, 4])
    answer(game)
    expect(stage(game.later(15_900)).name).toBe('result')
    expect(asked(game.later(100))).toMatchObject({ deadline: game.setup.createdAt + 361_000 })
    expect([game.at(360_499).isOver, game.at(360_500).isOver]).toEqual([false, true])
  })

  it('[SP4] untimed, twelve cards of three minutes are dealt at once and nothing happens by itself', () => {
    const game = class_({ timeStretch: null })
    expect(cards(game)).toBe(12)
    expect(asked(game).deadline).toBeNull()
    answer(game)
    expect(stage(game.later(3_600_000))).toMatchObject({ name: 'result', nextAt: null })
    expect(statusOf(game).wakeAt).toBeNull()
    next(game)
    for (let i = 1; i < 12; i++) turn(game)
    expect([stage(game).name, game.isOver]).toEqual(['waiting_next', false])
    for (let i = 0; i < 12; i++) turn(game, 'ben')
    expect(game.isOver).toBe(true)
  })

  it.each(['host', 'absence'])('[SP5] everything is stopped in a pause: %s', (by) => {
    const game = class_().at(5_000)
    answer(game, 'ben')
    const pausesAt = by === 'host' ? game.now : game.now + 15_000
    if (by === 'host') game.host('pause')
    else game.loseHost().later(15_000)
    expect(statusOf(game).wakeAt).toBeNull()
    const before = [cards(game), stage(game, 'ben').name, modeView(game).clock.stopped?.leftMs]
    game.later(600_000)
    expect([cards(game), stage(game, 'ben').name, modeView(game).clock.stopped?.leftMs]).toEqual(
      before,
    )
    expect(modeView(game).clock.stopped?.leftMs).toBe(
      180_000 - (pausesAt - game.setup.createdAt - 1_000),
    )
    if (by === 'absence') {
      expect(game.says(answerOf(game, 'ana', 0))).toBe('ok')
      expect(next(game)).toBe('game_paused')
      game.hostBack()
    } else {
      game.host('resume').send(answerOf(game, 'ana', 0))
    }
    expect(modeView(game).clock.deadline).toBe(game.setup.createdAt + 1_000 + 180_000 + 600_000)
    const { answerTimeMs } =
      answersOf(game.host('end')).find(({ playerId }) => playerId === 'ana') ?? {}
    expect(answerTimeMs).toBe(pausesAt - game.setup.createdAt - 1_000)
  })

  it('[SP6] the last quarter is the evening', () => {
    const game = class_()
    expect(modeView(game.at(134_999)).isEvening).toBe(false)
    expect(modeView(game.at(135_000)).isEvening).toBe(true)
    expect(game.screenView.own).toMatchObject({ isEvening: true })
    const untimed = class_({ timeStretch: null })
    for (let i = 0; i < 8; i++) turn(untimed)
    expect(modeView(untimed).isEvening).toBe(false)
    turn(untimed)
    expect([modeView(untimed).isEvening, modeView(untimed, 'ben').isEvening]).toEqual([true, false])
  })

  it('[SP7] the board changes every ten seconds', () => {
    const game = class_()
    answer(game)
    expect([coins(game), game.scoreOf('ana')]).toEqual([10, 0])
    expect(game.at(9_999).scoreOf('ana')).toBe(0)
    expect(game.at(10_000).scoreOf('ana')).toBe(10)
    turn(game)
    expect(game.host('end').scoreOf('ana')).toBe(20)
    const untimed = class_({ timeStretch: null })
    answer(untimed)
    expect(untimed.scoreOf('ana')).toBe(10)
  })

  it('[SP8] a repeated move counts once, and gets the same reply', () => {
    const game = class_().at(1_000)
    const move = answerOf(game, 'ana', 0)
    const first = game.send(move)
    expect(first).toMatchObject({ ok: true, reply: { isCorrect: true, pointsEarned: 10 } })
    const onward = game.moveOf('ana', 'next')
    game.send(onward)
    for (const [event, done] of [
      [move, first],
      [onward, { ok: true, reply: {} }],
    ] as const) {
      expect(game.send(event)).toMatchObject({ ok: true, reply: 'reply' in done ? done.reply : {} })
    }
    expect([coins(game), answersOf(game.host('end')).length]).toEqual([10, 1])
  })

  it('[SP9] a late player has the cards of everybody at once; a lost one keeps theirs', () => {
    const game = class_().at(36_000)
    game.join('eve').connect('eve')
    expect([stage(game, 'eve').name, cards(game, 'eve')]).toEqual(['question', 5])
    turn(game, 'eve')
    game.lose('eve').later(60_000).connect('eve')
    expect([coins(game, 'eve'), game.scoreOf('eve')]).toEqual([10, 10])
  })

  it('[SP10] it ends with the clock, and half a second later for answers just in time', () => {
    const game = class_().at(180_400)
    expect(game.says(answerOf(game, 'ana', 0))).toBe('ok')
    expect([game.isOver, game.at(180_500).isOver]).toEqual([false, true])
    expect(class_().advance().isOver).toBe(true)
  })

  it('[SP10] it ends when no present player has anything left, and waits for nobody who is gone', () => {
    const game = class_({ timeStretch: null, players: ['ana', 'ben', 'cleo'] })
    for (const id of ['ana', 'ben']) for (let i = 0; i < 12; i++) turn(game, id)
    game.lose('cleo')
    expect(statusOf(game).wakeAt).toBe(game.now + 15_000)
    expect([game.later(14_999).isOver, game.later(1).isOver]).toEqual([false, true])
  })

  it('[SP11] in a solo game, advancing does not end it; after the clock comes the rest for the grade', () => {
    const game = alone()
    const step = () => game.says(game.moveOf('ana', 'advance'))
    expect([step(), game.isOver]).toEqual(['stale_version', false])
    answer(game)
    expect([step(), stage(game).name]).toEqual(['ok', 'question'])
    game.at(180_500)
    expect([game.isOver, modeView(game).isForGrade]).toEqual([false, true])
    const { score } = clampedStandings(game.setup, game.game, game.now)[0] ?? {}
    for (let i = 0; i < 5; i++) {
      answer(game)
      expect(step()).toBe('ok')
    }
    expect(game.isOver).toBe(true)
    const [row] = resultPost(game.setup, game.game, 'result').players
    expect(row).toMatchObject({ score, correctAnswers: 6, classScore: 100 })
    expect(alone().says(alone().moveOf('ana', 'end'))).toBe('ok')
  })

  it('[SP12] counts and grade are of first answers, and repeats are attempts', () => {
    const game = class_().at(100_000)
    const first = turn(game, 'ana', 1)
    for (let i = 0; i < 3; i++) turn(game)
    expect(turn(game)).toBe(first)
    const { players, answers } = resultPost(game.setup, game.host('end').game, 'result')
    expect(answers.filter(({ questionId }) => questionId === first)).toMatchObject([
      { attempt: 1, isCorrect: false, pointsEarned: 0 },
      { attempt: 2, isCorrect: true, pointsEarned: 10 },
    ])
    expect(players[0]).toMatchObject({ correctAnswers: 3, totalAnswers: 4, classScore: 50 })
  })

  it('[SP13] what is scored at the end counts once', () => {
    for (const end of [(game: Play) => game.host('end'), (game: Play) => game.at(180_500)]) {
      const game = class_({ mode: 'switchback' })
      turn(game)
      expect(end(game).scoreOf('ana')).toBe(4)
    }
    const game = alone()
    turn(game)
    game.at(180_500).send(game.moveOf('ana', 'end'))
    expect([game.isOver, game.scoreOf('ana')]).toEqual([true, 4])
  })

  it('[SP14] a card has its picture, and host and projector see none', () => {
    const game = class_()
    expect(asked(game).question).toMatchObject({ imageUrl: expect.stringMatching(/^.images/) })
    for (const view of [game.hostView, game.screenView]) {
      expect(view.stage.name).toBe('waiting_next')
      expect(JSON.stringify(view)).not.toContain('qn_')
    }
    expect(asked(game)).toMatchObject({ index: 0, total: 14, yourAnswer: null })
  })

  it('[SP15] a move between cards waits for that; after scoring there is none', () => {
    const game = class_({ mode: 'switchback' })
    turn(game)
    expect(game.says(game.moveOf('ana', 'camp'))).toBe('not_now')
    answer(game)
    expect(game.says(game.moveOf('ana', 'camp'))).toBe('ok')
    const rest = alone()
    answer(rest.at(179_000))
    rest.at(180_500)
    expect([modeView(rest).isForGrade, rest.says(rest.moveOf('ana', 'camp'))]).toEqual([
      true,
      'not_now',
    ])
  })

  it('[SP16] what a mode shares is drawn once, for late players as well', () => {
    const game = class_({ mode: 'daylight_course', modeSettings: {} })
    const { map } = modeView(game).play
    turn(game)
    game.join('cleo').connect('cleo')
    expect([modeView(game).play.map, modeView(game, 'cleo').play.map]).toEqual([map, map])
    const other = class_({ mode: 'daylight_course', modeSettings: {}, seed: 'another' })
    expect(modeView(other).play.map).not.toEqual(map)
  })

  it('[SP17] a number of cards: repeats count, and full marks are of the same share of points', () => {
    const many = Array.from({ length: 24 }, (_, i) => testQuestion(0, { id: `qn_${i}` }))
    const wish = { mode: 'daylight_course', modeSettings: { answers: 12 } }
    const game = class_({ ...wish, questions: many })
    expect(asked(game).total).toBe(12)
    turn(game, 'ana', 1)
    for (let i = 0; i < 11; i++) turn(game)
    expect(stage(game).name).toBe('waiting_next')
    const [row] = resultPost(game.setup, game.host('end').game, 'result').players
    // The twelfth card was the miss that came back.
    expect(row).toMatchObject({ correctAnswers: 10, totalAnswers: 11 })
    expect(row?.classScore).toBeCloseTo(100 * (10 / 11))
    const few = class_(wish)
    for (let i = 0; i < 12; i++) turn(few)
    expect(stage(few).name).toBe('waiting_next')
  })

  it('[SP18] who stops sees no further card, is not waited for and graded until then', () => {
    const wish = { mode: 'daylight_course', modeSettings: { answers: 12 } }
    const many = Array.from({ length: 12 }, (_, i) => testQuestion(0, { id: `qn_${i}` }))
    const game = class_({ ...wish, questions: many })
    // In a game that began before resting was left out.
    const { shared, ...state } = game.game.mode as { shared: { pays: unknown } }
    const { pays: _, ...map } = shared
    game.game = { ...game.game, mode: modeOf(game).readState({ ...state, shared: map }) }
    for (let i = 0; i < 9; i++) turn(game)
    expect(game.says(game.moveOf('ana', 'rest'))).toBe('ok')
    expect([stage(game).name, cards(game)]).toEqual(['waiting_next', 0])
    for (let i = 0; i < 12; i++) turn(game, 'ben')
    expect(game.isOver).toBe(true)
    const { players } = resultPost(game.setup, game.game, 'result')
    expect(players).toMatchObject([{ classScore: 100 }, { classScore: 100 }])
  })

  it('[SP19] a game goes on with the interval of its cards; before it was stored that was 12 s', () => {
    const { time, ...state } = class_().game.mode as { time: Record<string, number> }
    expect(time.cardEveryMs).toBe(15_000)
    const { cardEveryMs, ...former } = time
    const read = modeOf(class_()).readState({ ...state, time: former }) as { time: typeof time }
    expect(read.time.cardEveryMs).toBe(12_000)
  })
})
