import { resultPost } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import { gameMode } from '../game-rules'
import { statusOf } from '../testing/look'
import { type Play, type PlayOptions, play } from '../testing/play'
import { blazedWorth, isAskedAgain, riseOf, worthOf } from './looks'
import type { PlayerLook, WatchedLook } from './views'

const CLASS = ['ana', 'ben', 'cleo', 'dan', 'eve']
const questions = [0, 1, 2].map((i) => testQuestion(0, { id: `qn_${i}` }))
const looks = (change: PlayOptions = {}) =>
  play({ mode: 'second_look', players: CLASS, questions, ...change }).later(1_000)
const own = (game: Play, id = 'ana') => game.viewOf(id).own as unknown as PlayerLook
const shown = (game: Play) => game.screenView.own as unknown as WatchedLook
const phase = (game: Play) => shown(game).phase?.name ?? null

/** Answers by player, in order; 0 is right. */
function first(game: Play, answers: readonly number[]): Play {
  for (const [i, answer] of answers.entries()) game.answer(CLASS[i] as string, answer)
  return game
}
const look = (game: Play, id: string, answer: number, questionId = 'qn_0') =>
  game.says(game.moveOf(id, 'look', { questionId, answer }))
/** Two of five had it; the class talks. */
const talking = (change: PlayOptions = {}) => first(looks(change), [0, 0, 1, 1, 2])
const again = (change: PlayOptions = {}) => talking(change).advance().later(1_000)
const scores = (game: Play) => CLASS.map(game.scoreOf)

describe('second look', () => {
  it('[SL1] the first look takes the question’s time, and tells no verdict', () => {
    const game = looks({ revealAtOnce: true })
    const reply = game.tryAnswer('ana', 'right')
    expect(reply).toMatchObject({ ok: true })
    expect(reply).not.toMatchObject({ reply: { isCorrect: true } })
    expect(game.stageOf('ana')).toMatchObject({ name: 'question', yourVerdict: null })
    expect([phase(game), phase(game.at(20_499)), game.at(20_500).stageOf().name]).toEqual([
      null,
      null,
      'result',
    ])
  })

  it('[SL2] with 80 % right it closes at once, and right scores the points', () => {
    const game = first(looks(), [0, 0, 0, 0, 1])
    expect(game.stageOf()).toMatchObject({ name: 'result', counts: [4, 1, 0, 0] })
    expect(scores(game)).toEqual([10, 10, 10, 10, 0])
    expect(shown(game)).toMatchObject({ wasSkipped: true, rise: null })
  })

  it('[SL2] so it does with fewer than four answers, and a survey', () => {
    const few = first(looks(), [0, 1, 1]).at(20_500)
    expect([few.stageOf().name, few.scoreOf('ana')]).toEqual(['result', 10])
    const survey = looks({ questions: [testQuestion(0, { correctIndex: null })] })
    expect(first(survey, [0, 1, 1, 2, 3]).stageOf().name).toBe('result')
    expect(isAskedAgain([1, 1, 0, 0])).toBe(true)
    expect([isAskedAgain([1, 0, 0]), isAskedAgain([1, 1, 1, 1, 0])]).toEqual([false, false])
  })

  it('[SL3] else the spread is shown, for the time to talk', () => {
    const game = talking({ modeSettings: { talkSeconds: 20 } })
    expect(phase(game)).toBe('talk')
    expect(shown(game)).toMatchObject({ spread: [2, 2, 1, 0], asked: { question: { id: 'qn_0' } } })
    expect(game.stageOf('ana').name).toBe('waiting_next')
    expect(look(game, 'ana', 1)).toBe('not_now')
    expect([phase(game.at(21_000)), phase(game.later(500))]).toEqual(['talk', 'second'])
    const stretched = talking({ timeStretch: 2, modeSettings: { talkSeconds: 20 } })
    expect([phase(stretched.at(41_000)), phase(stretched.later(500))]).toEqual(['talk', 'second'])
    expect(phase(talking({ timeStretch: null }).later(3_600_000))).toBe('talk')
  })

  it('[SL3] the second look is 15 s; without an answer the first is kept', () => {
    const game = again()
    expect(look(game, 'cleo', 0)).toBe('ok')
    expect([look(game, 'cleo', 2), look(game, 'dan', 9)]).toEqual([
      'already_submitted',
      'option_not_found',
    ])
    expect(look(game, 'dan', 0, 'qn_1')).toBe('question_not_open')
    expect(own(game, 'cleo')).toMatchObject({ first: 1, second: 0 })
    expect(phase(game.later(14_499))).toBe('second')
    expect(game.later(1).stageOf()).toMatchObject({ name: 'result', counts: [3, 1, 1, 0] })
  })

  it('[SL3] it closes when all have looked again', () => {
    const game = again()
    for (const id of CLASS) expect(look(game, id, 0)).toBe('ok')
    expect(game.stageOf()).toMatchObject({ name: 'result', counts: [5, 0, 0, 0] })
  })

  it('[SL4] [SL5] first 0.4, second 0.6, and the rise for everybody', () => {
    const game = again({ questions: [testQuestion(0, { id: 'qn_0', points: 50 })] })
    // Right twice, lost, found, found, never.
    for (const [i, answer] of [0, 1, 0, 0, 2].entries()) look(game, CLASS[i] as string, answer)
    expect(shown(game).rise).toMatchObject({ from: 40, to: 60, bonus: 2 })
    expect(scores(game)).toEqual([52, 22, 32, 32, 2])
    expect(game.stageOf('cleo')).toMatchObject({
      yourVerdict: { isCorrect: true, pointsEarned: 30 },
    })
    expect(own(game, 'ben').own).toEqual({ wasRight: true, isRight: false })
  })

  it('[SL5] the rise is never below 0, and for present players only', () => {
    expect(riseOf([1, 1, 0, 0], [1, 0, 0, 0], 50).bonus).toBe(0)
    const game = again({ questions: [testQuestion(0, { id: 'qn_0', points: 50 })] })
    game.leave('eve')
    for (const id of ['ana', 'ben', 'cleo', 'dan']) look(game, id, 0)
    expect(scores(game)).toEqual([54, 54, 34, 34, 0])
  })

  it('[SL6] counts are of the second answer, both are stored, the grade is without the rise', () => {
    const game = again()
    for (const [i, answer] of [0, 1, 0, 0, 2].entries()) look(game, CLASS[i] as string, answer)
    const { players, answers } = resultPost(game.setup, game.host('end').game, 'result')
    expect(players.map(({ correctAnswers }) => correctAnswers)).toEqual([1, 0, 1, 1, 0])
    expect(answers.filter(({ playerId }) => playerId === 'cleo')).toMatchObject([
      { attempt: 1, answer: 1, isCorrect: false, pointsEarned: 0 },
      { attempt: 2, answer: 0, isCorrect: true, pointsEarned: 6 },
    ])
    const grades = players.map(({ classScore }) => Math.round(3 * (classScore ?? 0)))
    expect(grades).toEqual([100, 40, 60, 60, 0])
  })

  it('[SL7] while the class talks and looks again no view depends on the solution', () => {
    for (const correctIndex of [0, 3]) {
      const other = questions.map((one) => ({ ...one, correctIndex }))
      const [plain, changed] = [talking(), talking({ questions: other })]
      for (const game of [plain, changed]) look(game.advance(), 'ana', 1)
      expect(statusOf(plain).secret).toEqual([0, 1, 2])
      for (const id of CLASS) expect(plain.viewOf(id)).toEqual(changed.viewOf(id))
      expect(plain.screenView).toEqual(changed.screenView)
    }
  })

  it('[SL8] skipped, nothing counts; ended while talking, the first look does', () => {
    const skipped = again()
    look(skipped, 'ana', 0)
    expect(scores(skipped.host('skip'))).toEqual([0, 0, 0, 0, 0])
    expect(scores(talking().host('end'))).toEqual([10, 10, 0, 0, 0])
    const ended = again()
    look(ended, 'cleo', 0)
    expect(scores(ended.host('end'))).toEqual([10, 10, 6, 0, 0])
  })

  it('[SL8] who joins late waits, and is not waited for', () => {
    const game = again({ allowLateJoin: true })
    game.join('finn').connect('finn')
    expect(own(game, 'finn')).toMatchObject({ phase: { mayChoose: false }, first: null })
    expect(look(game, 'finn', 0)).toBe('question_not_open')
    for (const id of CLASS) look(game, id, 0)
    expect(game.stageOf().name).toBe('result')
    expect(game.scoreOf('finn')).toBe(0)
  })

  it('[SL9] the end tells how far talking moved the class, and each their own turns', () => {
    const game = again()
    for (const [i, answer] of [0, 1, 0, 0, 2].entries()) look(game, CLASS[i] as string, answer)
    game.host('end')
    expect(game.screenView.own).toEqual({ story: [{ question: 1, from: 40, to: 60 }] })
    expect(['ana', 'ben', 'cleo'].map((id) => game.viewOf(id).you.ending)).toEqual([
      { turned: 0, kept: 1, lost: 0 },
      { turned: 0, kept: 0, lost: 1 },
      { turned: 1, kept: 0, lost: 0 },
    ])
  })

  it('[SL10] behind the front a right answer at the closing brings 0.3 of the points more', () => {
    const game = again()
    for (const id of CLASS) look(game, id, id === 'eve' ? 2 : 0)
    expect(scores(game)).toEqual([10 + 1, 10 + 1, 6 + 1, 6 + 1, 1])
    game.advance().later(1_000)
    expect(CLASS.map((id) => own(game, id).isBehind)).toEqual([false, false, true, true, true])
    expect(shown(game).behind).toBe(3)
    // Looked at once, and in the second of two looks.
    for (const [i, id] of CLASS.entries()) game.answer(id, i === 4 ? 1 : 0)
    expect(scores(game)).toEqual([21, 21, 7 + 13, 7 + 13, 1])
    game.advance().later(1_000)
    first(game, [1, 1, 0, 1, 1]).advance().later(1_000)
    for (const id of CLASS) look(game, id, id === 'cleo' ? 1 : 0, 'qn_2')
    const bonus = shown(game).rise?.bonus ?? 0
    expect(scores(game)).toEqual(
      [21 + 6, 21 + 6, 20 + 4, 20 + 6 + 3, 1 + 6 + 3].map((n) => n + bonus),
    )
    // The grade is without it.
    const { players } = resultPost(game.setup, game.host('end').game, 'result')
    expect(Math.round(3 * (players[3]?.classScore ?? 0))).toBe(60 + 100 + 60)
  })

  it('[SL10] a game from before the rule goes on', () => {
    const { extra, ...round } = looks().game.mode as { extra: { behind: string[] } }
    const { behind: _, ...former } = extra
    const read = gameMode('second_look').readState({ ...round, extra: former })
    expect(read).toMatchObject({ extra: { behind: [] } })
  })

  it('holds: the rise is equal for all and never negative, scores are what the looks are worth', () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = seededRandom(`looks ${seed}`)
      const pick = () => Math.floor(random() * 3)
      const game = looks({ questions: questions.map((one) => ({ ...one, points: 50 })) })
      for (const { id: questionId } of questions) {
        const before = scores(game)
        const isBehind = CLASS.map((id) => own(game, id).isBehind)
        expect(isBehind).toEqual(before.map((score) => score < Math.max(...before)))
        const [one, two] = [CLASS.map(pick), CLASS.map(pick)]
        first(game, one)
        const isTwice = phase(game) === 'talk'
        if (isTwice) game.advance().later(1_000)
        if (isTwice) for (const [i, id] of CLASS.entries()) look(game, id, two[i] ?? 0, questionId)
        const bonus = isTwice ? (shown(game).rise?.bonus ?? -1) : 0
        expect(bonus).toBeGreaterThanOrEqual(0)
        const right = (answer: number | undefined) => (answer === 0 ? 1 : 0)
        expect(scores(game)).toEqual(
          before.map((score, i) => {
            const [was, is] = [right(one[i]), right((isTwice ? two : one)[i])]
            const blazed = isBehind[i] ? blazedWorth(50, is) : 0
            return score + Math.round(50 * worthOf(was, is)) + blazed + bonus
          }),
        )
        game.advance().later(1_000)
      }
    }
  })
})
