import { resultPost } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import { gameMode } from '../game-rules'
import { type Play, type PlayOptions, play, playSolo } from '../testing/play'
import { registerTestModes } from '../testing/register'
import { worthOf } from './footing'
import { FOOTINGS } from './manifest'

registerTestModes()

const NAMES = ['ana', 'ben', 'cleo']
const game = (change: PlayOptions = {}) =>
  play({ mode: 'sure_footing', players: NAMES, ...change }).later(1_000)
const next = (played: Play) => played.advance().later(1_000)
const scores = (played: Play) => NAMES.map(played.scoreOf)
const own = (played: Play, id: string) =>
  played.viewOf(id).own as unknown as {
    steps: { footing: string | null; score: number }[]
    isBehind: boolean
  }
const footings = (...chosen: (typeof FOOTINGS)[number][]) => chosen.map((footing) => ({ footing }))
const [LIGHT, FIRM, BOLD] = footings('light', 'firm', 'bold')

/** Answers of Ana, Ben and Cleo with a light, a firm and a bold step. */
const threeSteps = (played: Play, choice: 'right' | 'wrong') =>
  played.answer('ana', choice, LIGHT).answer('ben', choice, FIRM).answer('cleo', choice, BOLD)

describe('sure footing', () => {
  it('[SF1] an answer without a footing is firm, and no other footing exists', () => {
    const played = game()
    expect(played.tryAnswer('ana', 'right', { footing: 'reckless' })).toMatchObject({ ok: false })
    played.answer('ana', 'right').advance()
    expect(own(played, 'ana').steps).toEqual([{ footing: 'firm', isHeld: true, score: 10 }])
  })

  it('[SF9] the trail follows an answer that the host accepts later', () => {
    const solution = { accepted: ['veterinarian'] }
    const typed = { kind: 'typed', options: [], correctIndex: null, shape: {}, solution }
    const played = game({ questions: [testQuestion(0), testQuestion(1, typed), testQuestion(2)] })
    next(threeSteps(played, 'right'))
    for (const [i, id] of NAMES.entries()) {
      const answer = id === 'ana' ? 'veterinarian' : 'animal doctor'
      const footing = FOOTINGS[i]
      played.send(played.moveOf(id, 'answer', { questionId: 'qn_test_1', answer, footing }))
    }
    expect(own(played, 'cleo').steps.at(-1)).toMatchObject({ isHeld: false, score: 8 })
    const answer = 'animal doctor' as never
    expect(played.tryHost('accept_answer', { questionId: 'qn_test_1', answer })).toBe('ok')
    expect(own(played, 'cleo').steps.at(-1)).toMatchObject({ isHeld: true, score: 24 })
    expect(played.scoreOf('cleo')).toBe(24)
    expect(played.screenView.own).toMatchObject({ last: { bold: [1, 1] } })
    const { ending } = played.advance().host('end').viewOf('cleo').you
    expect(ending).toMatchObject({ holds: { bold: [2, 2] } })
  })

  it('[SF2] right and wrong score by the footing, and no score falls below 0', () => {
    const played = threeSteps(game(), 'right')
    expect(scores(played)).toEqual([8, 10, 12])
    threeSteps(next(played), 'wrong')
    expect(scores(played)).toEqual([8 + 2, 10, 12 - 4])
    const fresh = threeSteps(game(), 'wrong')
    expect(scores(fresh)).toEqual([2, 0, 0])
  })

  it('[SF3] without an answer nothing is scored', () => {
    const played = next(threeSteps(game(), 'right')).advance()
    expect(scores(played)).toEqual([8, 10, 12])
    expect(own(played, 'cleo').steps.at(-1)).toMatchObject({ footing: null, score: 12 })
  })

  it('[SF4] a partly right answer scores in between', () => {
    expect([0, 0.5, 1].map((share) => worthOf('bold', 20, share))).toEqual([-8, 8, 24])
    const estimate = testQuestion(0, {
      kind: 'estimate',
      options: [],
      correctIndex: null,
      shape: { min: 0, max: 100 },
      solution: 40,
    })
    const played = game({ questions: [estimate] })
    const move = { questionId: estimate.id, answer: 60, footing: 'light' }
    expect(played.says(played.moveOf('ana', 'answer', move))).toBe('ok')
    expect(played.advance().scoreOf('ana')).toBe(5)
    expect(own(played, 'ana').steps).toEqual([{ footing: 'light', isHeld: false, score: 5 }])
  })

  it('[SF5] neither accuracy nor grade depend on the footing', () => {
    const played = threeSteps(game(), 'right')
    threeSteps(next(played), 'wrong')
    const { players } = resultPost(played.setup, played.host('end').game, 'result')
    const of = (key: 'classScore' | 'correctAnswers' | 'totalAnswers') =>
      new Set(players.map((row) => row[key]))
    expect([of('classScore').size, of('correctAnswers').size, of('totalAnswers').size]).toEqual([
      1, 1, 1,
    ])
  })

  it('[SF6] while it is open everybody sees only the own footing', () => {
    const played = game().answer('ana', 'right', BOLD).answer('ben', 'right', LIGHT)
    expect(played.viewOf('ana').own).toMatchObject({ footing: 'bold', steps: [] })
    expect(played.viewOf('cleo').own).toMatchObject({ footing: null, steps: [] })
    const none = { light: [0, 0], firm: [0, 0], bold: [0, 0] }
    for (const view of [played.hostView, played.screenView]) {
      expect(view.own).toEqual({ last: null, all: none, behind: 0 })
    }
  })

  it('[SF7] after the closing the class sees how many holds bore, by footing', () => {
    const played = game().answer('ana', 'right', BOLD).answer('ben', 'wrong', BOLD)
    played.answer('cleo', 'right', LIGHT)
    const last = { light: [1, 1], firm: [0, 0], bold: [1, 2] }
    expect(played.screenView.own).toEqual({ last, all: last, behind: 0 })
    expect(played.hostView.own).toEqual(played.screenView.own)
    next(played)
    expect(played.screenView.own).toEqual({ last: null, all: last, behind: 2 })
  })

  it('[SF8] a question without a right answer is no step', () => {
    const survey = testQuestion(0, { correctIndex: null })
    const played = game({ questions: [survey] })
      .answer('ana', 1, BOLD)
      .advance()
    expect(own(played, 'ana').steps).toEqual([])
    expect(played.screenView.own).toMatchObject({ all: { bold: [0, 0] } })
  })

  it('[SF9] at the end each player sees what the footings brought, and the class its sums', () => {
    const played = threeSteps(game(), 'right')
    threeSteps(next(played), 'wrong').host('end')
    expect(played.viewOf('cleo').you.ending).toEqual({
      steps: [
        { footing: 'bold', isHeld: true, score: 12 },
        { footing: 'bold', isHeld: false, score: 8 },
      ],
      holds: { light: [0, 0], firm: [0, 0], bold: [1, 2] },
      gain: -2,
    })
    const all = { light: [1, 2], firm: [1, 2], bold: [1, 2] }
    expect(played.screenView.own).toEqual({ all })
    expect(played.viewOf('ana').you.ending).toMatchObject({ gain: 0 })
  })

  it('[SF10] a late player starts a trail of their own', () => {
    const played = threeSteps(game({ allowLateJoin: true }), 'right')
    played.join('dan').connect('dan')
    expect(own(played, 'dan').steps).toEqual([])
    threeSteps(next(played), 'right').answer('dan', 'right', BOLD)
    expect(own(played, 'dan').steps).toEqual([{ footing: 'bold', isHeld: true, score: 17 }])
  })

  it('[SF11] behind the front a right answer brings half of the points more', () => {
    const played = threeSteps(game(), 'right')
    expect(own(played, 'ana')).toMatchObject({ isBehind: false })
    next(played)
    expect(NAMES.map((id) => own(played, id))).toMatchObject([
      { isBehind: true },
      { isBehind: true },
      { isBehind: false },
    ])
    expect([played.screenView.own, played.hostView.own]).toMatchObject([
      { behind: 2 },
      { behind: 2 },
    ])
    threeSteps(played, 'right')
    expect(scores(played)).toEqual([8 + 13, 10 + 15, 12 + 12])
    expect([0, 0.5, 1].map((share) => worthOf('light', 20, share, true))).toEqual([3, 14, 25])
    // Firm steps alone would have had the same cut steps.
    played.host('end')
    const gains = NAMES.map((id) => played.viewOf(id).you.ending)
    expect(gains).toMatchObject([{ gain: 21 - 25 }, { gain: 0 }, { gain: 24 - 20 }])
  })

  it('[SF11] alone nobody is behind, and a game from before the rule goes on', () => {
    const alone = playSolo({ mode: 'sure_footing' }).later(1_000).answer('ana', 'right')
    expect(own(alone.advance().later(1_000), 'ana')).toMatchObject({ isBehind: false })
    const { readState } = gameMode('sure_footing')
    const { extra, ...round } = threeSteps(game(), 'right').game.mode as {
      extra: { behind: string[] }
    }
    const { behind: _, ...former } = extra
    expect(readState({ ...round, extra: former })).toMatchObject({ extra: { behind: [] } })
  })

  it.each([1, 2, 3, 4])(
    '[SF2] [SF5] [SF11] in random game %i every gain comes from a step',
    (seed) => {
      const random = seededRandom(`steps ${seed}`)
      const questions = Array.from({ length: 8 }, (_, i) =>
        testQuestion(i, { points: [10, 15, 25][i % 3] ?? 10 }),
      )
      const played = game({ questions })
      const [expected, right] = [NAMES.map(() => 0), NAMES.map(() => 0)]
      for (const { points } of questions) {
        const most = Math.max(...expected)
        const isBehind = expected.map((score) => score < most)
        expect(NAMES.map((id) => own(played, id))).toMatchObject(
          isBehind.map((one) => ({ isBehind: one })),
        )
        for (const [i, id] of NAMES.entries()) {
          const footing = FOOTINGS[Math.floor(random() * 3)] ?? 'firm'
          if (random() < 0.2) continue
          const share = random() < 0.6 ? 1 : 0
          played.answer(id, share === 1 ? 'right' : 'wrong', { footing })
          expected[i] = Math.max(
            0,
            (expected[i] ?? 0) + worthOf(footing, points, share, isBehind[i]),
          )
          right[i] = (right[i] ?? 0) + share
        }
        if (played.stageOf().name === 'question') played.advance()
        expect(scores(played)).toEqual(expected)
        expect(NAMES.map((id) => played.viewOf(id).you.correctAnswers)).toEqual(right)
        played.advance().later(1_000)
      }
    },
  )
})
