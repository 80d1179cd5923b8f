import { resultPost } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import { type Choice, type Play, type PlayOptions, play } from '../testing/play'
import { registerTestModes } from '../testing/register'
import { dawnPoints, shareOf } from './walker'

registerTestModes()

const NAMES = ['ana', 'ben', 'cleo']
const questions = Array.from({ length: 9 }, (_, i) => testQuestion(i))
const game = (change: PlayOptions = {}) =>
  play({ mode: 'headlamps', players: NAMES, questions, ...change }).later(1_000)
const shelter = (played: Play, id: string) => played.says(played.moveOf(id, 'shelter'))

interface Own {
  lamps: number
  row: number
  shelters: number
  fire: number
  sign: string | null
  isDawn: boolean
}
const own = (played: Play, id = 'ana') => played.viewOf(id).own as unknown as Own
const scores = (played: Play) => NAMES.map(played.scoreOf)

/** The question closes with these answers of Ana, Ben and Cleo; null: none. */
function close(played: Play, ...choices: (Choice | 'shelter' | null)[]): Play {
  for (const [i, choice] of choices.entries()) {
    const id = NAMES[i] ?? ''
    if (choice === 'shelter') shelter(played, id)
    else if (choice !== null) played.answer(id, choice)
  }
  return played.stageOf().name === 'question' ? played.advance() : played
}
const next = (played: Play) => played.advance().later(1_000)
/** Closed questions with Ana's answers; the next one is open. */
function after(played: Play, ...choices: (Choice | 'shelter' | null)[]): Play {
  for (const choice of choices) next(close(played, choice, 'right', 'right'))
  return played
}

describe('headlamps', () => {
  it('[HL1] right scores; wrong or none puts a lamp out and lays 10 in the fire', () => {
    const played = close(game(), 'right', 'wrong', null)
    expect(scores(played)).toEqual([10, 0, 0])
    expect(NAMES.map((id) => own(played, id).lamps)).toEqual([3, 2, 2])
    expect(played.screenView.own).toMatchObject({ lit: 7, of: 9, fire: 20, last: { dimmed: 2 } })
  })

  it('[HL2] sheltering scores 60 %, costs no lamp, and works twice', () => {
    const played = game()
    expect(shelter(played, 'ana')).toBe('ok')
    expect(own(played)).toMatchObject({ shelters: 1, sign: null })
    expect(played.stageOf('ana').name).toBe('waiting_next')
    close(played, null, 'right', 'right')
    expect(played.scoreOf('ana')).toBe(6)
    expect(own(played)).toMatchObject({ lamps: 3, shelters: 1, sign: 's' })
    next(close(next(played), 'shelter', 'right', 'right'))
    expect([shelter(played, 'ana'), own(played).shelters]).toEqual(['not_now', 0])
  })

  it('[HL2] who only shelters has a place', () => {
    const played = game()
    shelter(played, 'ana')
    close(played, null, 'wrong', 'wrong').host('end')
    expect(played.placeOf('ana')).toBe(1)
  })

  it('[HL2] a skipped question costs no shelter', () => {
    const played = game()
    shelter(played, 'ana')
    played.host('skip')
    expect(next(played).scoreOf('ana')).toBe(0)
    expect(own(played).shelters).toBe(2)
  })

  it('[HL3] who is away loses nothing', () => {
    const played = game().lose('ana').later(15_000)
    close(played, null, 'right', 'right').connect('ana')
    expect(own(played)).toMatchObject({ lamps: 3, fire: 0, sign: '-' })
  })

  it('[HL3] a partly right answer puts out no lamp', () => {
    const estimate = testQuestion(0, {
      kind: 'estimate',
      options: [],
      correctIndex: null,
      shape: { min: 0, max: 100 },
      solution: 40,
    })
    const played = game({ questions: [estimate, testQuestion(1)] })
    const answer = { questionId: estimate.id, answer: 60 }
    expect(played.says(played.moveOf('ana', 'answer', answer))).toBe('ok')
    expect(own(played.advance())).toMatchObject({ lamps: 3, sign: '-' })
    expect(played.scoreOf('ana')).toBe(5)
  })

  it('[HL4] in the hut right scores 90 %, and two in a row relight a lamp', () => {
    const played = after(game(), 'wrong', 'wrong', 'wrong')
    expect(own(played)).toMatchObject({ lamps: 0, row: 0, fire: 30 })
    expect(shelter(played, 'ana')).toBe('not_now')
    after(played, 'right')
    expect([played.scoreOf('ana'), own(played).row]).toEqual([9, 1])
    after(played, 'wrong')
    expect(own(played)).toMatchObject({ lamps: 0, row: 0, fire: 30 })
    close(after(played, 'right'), 'right', 'right', 'right')
    expect(own(played)).toMatchObject({ lamps: 1, fire: 0, sign: 'r' })
    expect(played.scoreOf('ana')).toBe(9 + 9 + 9 + 30)
  })

  it('[HL5] those who relight share the fire, at most 33 each', () => {
    expect([shareOf(100, 2), shareOf(50, 3), shareOf(40, 1), shareOf(40, 0)]).toEqual([
      33, 16, 33, 0,
    ])
    const played = game({ modeSettings: { lamps: 2 } })
    for (const choice of ['wrong', 'wrong', 'right'] as const) {
      next(close(played, choice, choice, 'wrong'))
    }
    close(played, 'right', 'right', 'wrong')
    expect(scores(played)).toEqual([9 + 9 + 30, 9 + 9 + 30, 0])
    expect(played.screenView.own).toMatchObject({ fire: 0, last: { relit: 2, share: 30 } })
  })

  it('[HL6] at dawn everybody has a lamp, nobody shelters, and right scores double', () => {
    const played = after(game({ questions: questions.slice(0, 4) }), 'wrong', 'wrong', 'wrong')
    expect(own(played)).toMatchObject({ lamps: 1, isDawn: true })
    expect(shelter(played, 'ben')).toBe('not_now')
    close(played, 'right', 'right', 'wrong')
    expect(scores(played)).toEqual([20 + 20, 30 + 20 + 20, 30 + 20])
    const early = after(game(), 'wrong').host('end')
    expect(scores(early)).toEqual([0, 10, 10])
  })

  it('[HL7] after dawn all get 20 points times the share that is lit', () => {
    expect([dawnPoints(2, 3), dawnPoints(0, 3), dawnPoints(0, 0)]).toEqual([13, 0, 0])
    const played = game({ questions: [testQuestion(0)], modeSettings: { lamps: 2 } })
    close(played, 'right', 'wrong', 'wrong')
    expect(scores(played)).toEqual([20 + 20, 20, 20])
    const dark = after(game({ questions: questions.slice(0, 4) }), 'wrong', 'wrong', 'wrong')
    close(dark, 'wrong', 'right', 'right')
    expect(dark.scoreOf('ana')).toBe(13)
    expect(dark.screenView.own).toMatchObject({ last: { litPercent: 67, dawn: 13 } })
  })

  it('[HL8] a late player has all lamps, from the next question on', () => {
    const played = game({ allowLateJoin: true, modeSettings: { lamps: 4 } })
    played.join('dan').connect('dan')
    expect(played.stageOf('dan').name).toBe('waiting_next')
    next(close(played, 'right', 'right', 'right'))
    expect([played.stageOf('dan').name, own(played, 'dan').lamps]).toEqual(['question', 4])
  })

  it('[HL9] host and projector know sums alone', () => {
    const played = close(game(), 'right', 'wrong', 'wrong')
    expect(played.hostView.own).toEqual(played.screenView.own)
    for (const name of NAMES) expect(JSON.stringify(played.screenView.own)).not.toContain(name)
  })

  it('[HL10] at the end each player sees the own night, the class its light', () => {
    const played = after(game({ questions: questions.slice(0, 5) }), 'right', 'wrong', 'shelter')
    next(played).host('end')
    expect(played.viewOf('ana').you.ending).toEqual({ night: 'wxsx', lamps: 1, taken: 0 })
    expect(played.screenView.own).toEqual({ lights: [100, 89, 89, 56], litPercent: null })
    const { players } = resultPost(played.setup, played.game, 'result')
    expect(JSON.stringify(players)).not.toContain('wxsx')
  })

  it('[HL11] a question without a right answer changes nothing', () => {
    const survey = testQuestion(0, { correctIndex: null })
    const played = game({ questions: [survey, testQuestion(1)] })
    close(played, 1, 'shelter', null)
    expect(scores(played)).toEqual([0, 0, 0])
    expect(played.screenView.own).toMatchObject({ lit: 9, fire: 0 })
    expect(own(played, 'ben').shelters).toBe(2)
  })

  it.each([1, 2, 3, 4, 5])(
    '[HL1] [HL5] [HL8] in random game %i lamps and fire are kept',
    (seed) => {
      const random = seededRandom(`night ${seed}`)
      const played = game()
      let [laid, taken] = [0, 0]
      for (let i = 0; i < questions.length; i++) {
        // Nobody is without a question.
        expect(NAMES.map((id) => played.stageOf(id).name)).toEqual(NAMES.map(() => 'question'))
        const before = NAMES.map((id) => own(played, id).lamps)
        const choices = NAMES.map(() => {
          const roll = random()
          return roll < 0.4 ? 'right' : roll < 0.75 ? 'wrong' : roll < 0.9 ? 'shelter' : null
        })
        close(played, ...choices)
        const lamps = NAMES.map((id) => own(played, id).lamps)
        for (const [j, left] of lamps.entries()) {
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left).toBeLessThanOrEqual(3)
          laid += 10 * Math.max(0, (before[j] ?? 0) - left)
        }
        const seen = played.screenView.own as unknown as {
          lit: number
          fire: number
          last: { relit: number; share: number }
        }
        taken += seen.last.relit * seen.last.share
        expect(laid).toBe(taken + seen.fire)
        expect(seen.lit).toBe(lamps.reduce((sum, one) => sum + one, 0))
        next(played)
      }
    },
  )
})
