import { resultPost } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { testQuestion } from '@pathquest/core/testing/setup'
import { describe, expect, it } from 'vitest'
import type { PlayerModeView, WatchedModeView } from '../kits/self-paced/views'
import { type Play, type PlayOptions, play } from '../testing/play'
import { registerTestModes } from '../testing/register'
import { bot } from './bot'
import { LIGHTS_A_MINUTE, lanternsOf } from './party'
import { type Miss, struckOut } from './searcher'
import type { ClassPlay, OwnPlay } from './views'

registerTestModes()

const NAMES = ['ana', 'ben', 'cleo', 'dan', 'eve']
const questions = Array.from({ length: 8 }, (_, i) => testQuestion(0, { id: `qn_${i}` }))
const game = (change: PlayOptions = {}) =>
  play({
    mode: 'search_party',
    players: NAMES,
    questions,
    modeSettings: { minutes: 3 },
    allowLateJoin: true,
    ...change,
  }).later(1_000)
const own = (played: Play, id = 'ana') =>
  (played.viewOf(id).own as unknown as PlayerModeView<OwnPlay>).play
const seen = (played: Play) => (played.screenView.own as unknown as WatchedModeView<ClassPlay>).play
const stage = (played: Play, id = 'ana') => played.viewOf(id).stage

function asked(played: Play, id = 'ana'): string {
  const now = stage(played, id)
  if (now.name !== 'question') throw new Error(`${now.name}, not a question`)
  return now.question.id
}
/** Answers the current card; 0 is right. */
function answer(played: Play, id = 'ana', option = 0): string {
  const questionId = asked(played.later(300), id)
  expect(played.says(played.moveOf(id, 'answer', { questionId, answer: option }))).toBe('ok')
  return questionId
}
const says = (played: Play, id: string, type: string) => played.says(played.moveOf(id, type))
function turn(played: Play, id = 'ana', option = 0): string {
  const questionId = answer(played, id, option)
  expect(says(played, id, 'next')).toBe('ok')
  return questionId
}
describe('search party', () => {
  it('[SE1] a question lights 2 the first time, 1 when it is repeated', () => {
    const played = game().at(120_000)
    for (let i = 1; i <= questions.length; i++) {
      turn(played)
      expect(own(played).lights).toBe(2 * i)
    }
    turn(played)
    expect(own(played)).toMatchObject({ lights: 17, last: 'repeat' })
  })

  it('[SE2] a miss does not come back by itself, and nobody else learns whose it is', () => {
    const played = game().at(170_000)
    const before = own(played, 'ben')
    const missed = answer(played, 'ana', 1)
    expect(own(played)).toMatchObject({ lights: 0, last: 'out' })
    expect(own(played).misses).toMatchObject([{ questionId: missed, missed: 1, where: 'out' }])
    expect(own(played, 'ben')).toEqual({ ...before, mayHelp: true })
    expect(JSON.stringify(played.screenView.own)).not.toContain('ana')
    says(played, 'ana', 'next')
    for (let i = 0; i < 10; i++) expect(turn(played)).not.toBe(missed)
  })

  it('[SE3] who turns back gets the question that has been out the longest', () => {
    const played = game().at(60_000)
    const first = turn(played, 'ana', 1)
    expect(says(played, 'ben', 'rescue')).toBe('not_now')
    turn(played, 'ben')
    answer(played, 'ben')
    expect(says(played, 'ben', 'rescue')).toBe('ok')
    expect(own(played, 'ben').rescuing).toBe(first)
    expect(asked(played, 'ben')).toBe(first)
    // Somebody is on the way: nobody else is sent, and nobody rescues their own.
    expect([own(played, 'cleo').mayHelp, own(played).mayHelp]).toEqual([false, false])
    answer(played, 'ana')
    expect(says(played, 'ana', 'rescue')).toBe('not_now')
  })

  it('[SE3] while nothing is dealt, somebody may turn back as well: it comes next', () => {
    const played = game()
    const missed = turn(played, 'ana', 1)
    for (let i = 0; i < 3; i++) turn(played, 'ben')
    expect(stage(played, 'ben').name).toBe('waiting_next')
    expect(says(played, 'ben', 'rescue')).toBe('ok')
    expect(asked(played.at(15_000), 'ben')).toBe(missed)
  })

  it('[SE4] a right answer there lights 2 and strikes out a wrong option', () => {
    const played = game().at(60_000)
    const missed = turn(played, 'ana', 1)
    answer(played, 'ben')
    says(played, 'ben', 'rescue')
    answer(played, 'ben')
    expect(own(played, 'ben')).toMatchObject({ lights: 4, last: 'helped', rescuing: null })
    const [miss] = own(played).misses
    expect(miss).toMatchObject({ questionId: missed, where: 'found' })
    expect(miss?.struck).toHaveLength(1)
    expect(miss?.struck).not.toContain(0)
  })

  it('[SE4] a wrong one costs nothing, and the question comes back in the own order', () => {
    const played = game().at(120_000)
    const missed = turn(played, 'ana', 1)
    answer(played, 'ben')
    says(played, 'ben', 'rescue')
    answer(played, 'ben', 1)
    expect(own(played, 'ben')).toMatchObject({ lights: 2, last: 'notHelped', misses: [] })
    expect([seen(played).goal.out, own(played, 'cleo').mayHelp]).toEqual([1, true])
    says(played, 'ben', 'next')
    for (let i = 0; i < 3; i++) turn(played, 'ben')
    expect(turn(played, 'ben')).toBe(missed)
  })

  it('[SE4] never the right option is struck out, and two are always left', () => {
    const random = seededRandom('struck')
    for (const count of [2, 3, 4, 6]) {
      const options = Array.from({ length: count }, String)
      const correctIndex = Math.floor(random() * count)
      let miss: Miss = {
        questionId: 'qn',
        missed: 1,
        isFirst: true,
        where: 'out',
        struck: [],
        at: 0,
      }
      for (let i = 0; i < 6; i++) miss = struckOut(miss, { options, correctIndex }, random)
      expect(miss.struck).not.toContain(correctIndex)
      expect(new Set(miss.struck).size).toBe(count - 2)
    }
  })

  it('[SE5] the question is the next card of its owner, and lights 4', () => {
    const played = game().at(120_000)
    const missed = turn(played, 'ana', 1)
    const open = asked(played)
    answer(played, 'ben')
    says(played, 'ben', 'rescue')
    answer(played, 'ben')
    // The card that is open stays.
    expect(turn(played)).toBe(open)
    expect(answer(played)).toBe(missed)
    expect(own(played)).toMatchObject({ lights: 6, last: 'home', misses: [] })
  })

  it('[SE5] missed again, they are out again; missed at a repeat, it lights 1', () => {
    const played = game().at(170_000)
    const missed = turn(played, 'ana', 1)
    const help = () => {
      answer(played, 'ben')
      expect(says(played, 'ben', 'rescue')).toBe('ok')
      turn(played, 'ben')
    }
    help()
    turn(played)
    expect(turn(played, 'ana', 1)).toBe(missed)
    expect(own(played).misses).toMatchObject([{ missed: 2, where: 'out' }])
    expect(own(played).misses[0]?.struck).toHaveLength(1)
    const other = game().at(170_000)
    for (const _ of questions) turn(other)
    turn(other, 'ana', 1)
    answer(other, 'ben')
    says(other, 'ben', 'rescue')
    turn(other, 'ben')
    turn(other)
    const { lights } = own(other)
    answer(other)
    expect(own(other).lights - lights).toBe(1)
  })

  it('[SE6] the target follows the class, and lanterns its lights', () => {
    const goal = { lights: 0, target: 100, out: 0, players: 8 }
    const at = (lights: number, out = 0) => lanternsOf({ ...goal, lights, out })
    expect([at(74), at(75), at(99), at(100), at(100, 2), at(100, 3)]).toEqual([0, 1, 1, 3, 3, 2])
    expect(lanternsOf({ ...goal, target: 0 })).toBe(0)
    const played = game()
    const all = Math.ceil(LIGHTS_A_MINUTE * 5 * 3)
    expect(own(played).goal.target).toBe(all)
    played.at(60_000).lose('eve').later(16_000)
    const left = (LIGHTS_A_MINUTE / 6) * (7 * 5 + 11 * 4)
    expect(own(played.at(90_000)).goal.target).toBeLessThan(all)
    expect(Math.abs(own(played).goal.target - left)).toBeLessThanOrEqual(LIGHTS_A_MINUTE / 6 + 1)
  })

  it('[SE6] with three lanterns the class has won', () => {
    const lit = game().at(120_000)
    for (const id of NAMES) for (let i = 0; i < 8; i++) turn(lit, id)
    expect(resultPost(lit.setup, lit.host('end').game, 'result').outcome).toBe('won')
    const dark = game().at(120_000).host('end')
    expect(dark.stageOf('ana')).toEqual({ name: 'podium', outcome: 'lost' })
  })

  it('[SE7] the score is 2 for each light, and nobody has a place', () => {
    const played = game().at(60_000)
    turn(played)
    answer(played, 'ben', 1)
    played.host('end')
    expect(NAMES.map(played.scoreOf)).toEqual([4, 0, 0, 0, 0])
    expect(played.placeOf('ana')).toBeNull()
  })

  it('[SE8] below four players a miss comes back by itself, and nobody turns back', () => {
    const played = game({ players: ['ana', 'ben', 'cleo'] }).at(120_000)
    const missed = turn(played, 'ana', 1)
    answer(played, 'ben')
    expect(says(played, 'ben', 'rescue')).toBe('not_now')
    for (let i = 0; i < 3; i++) turn(played)
    expect(answer(played)).toBe(missed)
    expect(own(played)).toMatchObject({ lights: 10, last: 'home' })
  })

  it('[SE9] players see the class as of the last board, host and projector as it is', () => {
    const played = game()
    turn(played)
    answer(played, 'ben', 1)
    expect([own(played, 'cleo').goal.lights, seen(played).goal.lights]).toEqual([0, 2])
    expect(own(played, 'cleo')).toMatchObject({ mayHelp: true, lost: [] })
    played.at(10_000)
    expect(own(played, 'cleo')).toMatchObject({
      goal: { lights: 2, out: 1 },
      lost: [{ difficulty: 'medium', missed: 1 }],
    })
    expect(played.hostView.own).toEqual(played.screenView.own)
  })

  it('[SE10] what only somebody missed who is gone is not on the list', () => {
    const played = game().at(60_000)
    turn(played, 'ana', 1)
    played.lose('ana').later(16_000)
    expect([seen(played).goal.out, own(played, 'ben').mayHelp]).toEqual([0, false])
    played.connect('ana')
    expect([seen(played).goal.out, own(played, 'ben').mayHelp]).toEqual([1, true])
  })

  it('[SE11] at the end the sums are for all, the own story for each', () => {
    const played = game().at(60_000)
    turn(played, 'ana', 1)
    answer(played, 'ben')
    says(played, 'ben', 'rescue')
    answer(played, 'ben')
    played.host('end')
    expect(played.viewOf('ben').you.ending).toEqual({ lights: 4, helped: 1, home: 0 })
    expect(played.viewOf('ana').you.ending).toEqual({ lights: 0, helped: 0, home: 0 })
    expect(played.screenView.own).toMatchObject({ lights: 4, helped: 1, home: 0 })
  })

  it.each([1, 2, 3])('[SE1] [SE4] in random game %i lights are the sum of all', (seed) => {
    const random = seededRandom(`search ${seed}`)
    const played = game()
    let helped = 0
    for (let at = 2_700; at < 160_000; at += 2_000) {
      played.at(at)
      for (const id of NAMES) {
        if (played.isOver) break
        const { stage: now, own: modeView } = played.viewOf(id)
        const move = bot({ stage: now, modeView }, random, id)
        if (!move) continue
        const { type, ...fields } = move
        const { rescuing } = own(played, id)
        const done = played.says(played.moveOf(id, type, fields as never))
        expect(done).toBe('ok')
        if (rescuing !== null && own(played, id).last === 'helped') helped += 1
        for (const { questionId } of own(played, id).misses)
          expect(own(played, id).rescuing).not.toBe(questionId)
      }
      const lights = NAMES.reduce((sum, id) => sum + own(played, id).lights, 0)
      expect(seen(played).goal.lights).toBe(lights)
    }
    expect(helped).toBeGreaterThan(0)
  })
})
