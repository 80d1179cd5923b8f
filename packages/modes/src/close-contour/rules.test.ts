import { resultPost } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { sampleDeck } from '@pathquest/core/testing/sample-careers'
import { describe, expect, it } from 'vitest'
import { type Play, type PlayOptions, play } from '../testing/play'
import { type Contour, halfWidth, isInside, WORTH } from './contour'
import { deal, figureOf } from './deal'
import { CONTOURS } from './manifest'

const NAMES = ['ana', 'ben', 'cleo']
const game = (change: PlayOptions = {}) =>
  play({ mode: 'close_contour', players: NAMES, ...change }).later(1_000)
const asked = (at: Play, index = 0) => {
  const question = at.setup.questions[index]
  if (!question) throw new Error('no question')
  const { value } = question.solution as { value: number }
  const { min, max } = question.shape as { min: number; max: number }
  return { question, figure: figureOf(question), truth: value, min, max }
}
/** A guess that is off by a part of the half width of a contour. */
const guess = (at: Play, id: string, contour: Contour | null, off: number, index = 0) => {
  const { question, figure, truth, min, max } = asked(at, index)
  const by = off * halfWidth(figure, truth, contour ?? 'middle')
  const answer = truth + by <= max ? truth + by : Math.max(min, truth - by)
  const move = { questionId: question.id, answer, ...(contour && { contour }) }
  return at.says(at.moveOf(id, 'answer', move))
}
const scores = (at: Play) => NAMES.map(at.scoreOf)
const settings = { cards: 6, seconds: 30 }
const dealt = (seed: string, change: Partial<Parameters<typeof deal>[0]> = {}) =>
  deal({ deck: sampleDeck(seed), settings, random: seededRandom(seed), language: 'en', ...change })

describe('close contour', () => {
  it('[CC1] deals figures in turns, each career once, on scales that hold the truth', () => {
    for (let seed = 0; seed < 40; seed++) {
      const of = dealt(`${seed}`)
      const questions = of?.questions ?? []
      expect(questions.map(figureOf)).toEqual(['pay', 'growth', 'jobs', 'pay', 'growth', 'jobs'])
      expect(new Set(questions.map(({ text }) => text)).size).toBe(6)
      for (const { shape, solution } of questions) {
        const { min, max } = shape as { min: number; max: number }
        const { value } = solution as { value: number }
        expect(value >= min && value <= max).toBe(true)
      }
    }
    expect(dealt('few', { deck: sampleDeck().slice(0, 3) })).toBeNull()
    const spanish = dealt('es', { language: 'es' })
    expect(spanish?.questions[0]?.text).toMatch(/^¿Cuál es el salario/)
  })

  it('[CC2] without a word the contour is the middle one, and no other exists', () => {
    const at = game()
    const { question, truth } = asked(at)
    const odd = { questionId: question.id, answer: truth, contour: 'narrow' }
    expect(at.says(at.moveOf('ana', 'answer', odd))).toBe('bad_message')
    expect(guess(at, 'ana', null, 0)).toBe('ok')
    at.advance()
    expect(at.scoreOf('ana')).toBe(WORTH.middle)
  })

  it('[CC3] the truth inside pays by the contour; outside it pays nothing', () => {
    const inside = game()
    for (const [i, contour] of CONTOURS.entries()) guess(inside, NAMES[i] as string, contour, 0.9)
    const bonus = (inside.hostView.own as { isClose: boolean }).isClose ? 2 : 0
    expect(scores(inside)).toEqual([18 + bonus, 12 + bonus, 4 + bonus])
    const outside = game()
    guess(outside, 'ana', 'tight', 1.2)
    guess(outside, 'ben', 'middle', 1.2)
    outside.advance()
    expect(outside.scoreOf('ana') % 18).toBeLessThanOrEqual(2)
    expect(outside.scoreOf('cleo')).toBe(0)
  })

  it('[CC3] at the same contour a smaller error never pays less', () => {
    const random = seededRandom('errors')
    for (let i = 0; i < 300; i++) {
      const truth = 1_000 + random() * 100_000
      const [a, b] = [random() * truth, random() * truth]
      const [near, far] = [Math.min(a, b), Math.max(a, b)]
      for (const contour of CONTOURS) {
        const pays = (off: number) => isInside('pay', { truth, guess: truth + off }, contour)
        expect(pays(near) || !pays(far)).toBe(true)
      }
    }
  })

  it('[CC4] a close middle of the class pays everybody who guessed, from two guesses on', () => {
    const at = game()
    guess(at, 'ana', 'tight', 0)
    guess(at, 'ben', 'tight', 0.5)
    at.advance()
    expect(scores(at)).toEqual([20, 20, 0])
    const alone = game()
    guess(alone, 'ana', 'tight', 0)
    alone.advance()
    expect(alone.scoreOf('ana')).toBe(18)
  })

  it('[CC5] right is within 15 %, half right within 30 %, whatever the contour', () => {
    const at = game()
    const { question, truth, max } = asked(at)
    const off = (part: number) =>
      Math.round(truth * (1 + part) <= max ? truth * (1 + part) : truth * (1 - part))
    const answers = [0.12, 0.25, 0.4].map(off)
    for (const [i, answer] of answers.entries()) {
      const move = { questionId: question.id, answer, contour: 'tight' }
      expect(at.says(at.moveOf(NAMES[i] as string, 'answer', move))).toBe('ok')
    }
    at.host('end')
    const { players } = resultPost(at.setup, at.game, 'key')
    expect(players.map(({ correctAnswers }) => correctAnswers)).toEqual([1, 0, 0])
    expect(players.map(({ classScore }) => classScore)).toEqual([100 / 8, 50 / 8, 0])
  })

  it('[CC6] guesses of others are hidden while it is open, and have no names afterwards', () => {
    const at = game()
    guess(at, 'ana', 'wide', 0.11)
    const { truth, figure } = asked(at)
    const number = `${truth + 0.11 * halfWidth(figure, truth, 'wide')}`
    const seen = () => JSON.stringify([at.viewOf('ben'), at.screenView.own])
    expect(seen()).not.toContain(number)
    at.advance()
    expect(at.screenView.own).toMatchObject({ guesses: [Number(number)], median: Number(number) })
    expect(JSON.stringify(at.screenView.own)).not.toContain('ana')
  })

  it('[CC7] the end tells which contours held, and how close the class was', () => {
    const at = game()
    guess(at, 'ana', 'tight', 0)
    guess(at, 'ben', 'tight', 3)
    at.advance().host('end')
    expect(at.viewOf('ana').you.ending).toEqual({ held: [1, 1] })
    expect(at.viewOf('ben').you.ending).toEqual({ held: [0, 1] })
    expect((at.screenView.own as { offs: number[] }).offs).toHaveLength(1)
  })
})
