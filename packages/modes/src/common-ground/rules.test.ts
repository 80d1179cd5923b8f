import { resultPost } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { describe, expect, it } from 'vitest'
import { type Play, type PlayOptions, play } from '../testing/play'
import { cueOf } from './cue'
import { type Material, pointsOf, shareOf } from './ground'
import { PAIRS } from './pairs'
import { rules } from './rules'
import { talkOf } from './talk'
import type { GroundView, OwnEnding, OwnGroundView, Summary } from './views'

const NAMES = ['ana', 'ben', 'cleo', 'dan', 'eve']
type Side = 'first' | 'second'

const game = (change: PlayOptions = {}) =>
  play({ mode: 'common_ground', players: NAMES, modeSettings: { pairs: 5 }, ...change })
const seen = (played: Play) => played.screenView.own as unknown as GroundView
const own = (played: Play, id = 'ana') => played.viewOf(id).own as unknown as OwnGroundView

/** Ana, Ben, Cleo, Dan and Eve choose; null: not. */
function choose(played: Play, ...sides: (Side | null)[]): Play {
  for (const [i, side] of sides.entries()) {
    if (side) played.send(played.moveOf(NAMES[i] ?? '', 'choose', { side }))
  }
  return seen(played).phase?.name === 'side' ? played.advance() : played
}
function guess(played: Play, ...tens: (number | null)[]): Play {
  for (const [i, of] of tens.entries()) {
    if (of !== null) played.send(played.moveOf(NAMES[i] ?? '', 'guess', { tens: of }))
  }
  return seen(played).phase?.name === 'guess' ? played.advance() : played
}
const mixed = ['first', 'first', 'first', 'second', 'second'] as const
const told = (change: PlayOptions = {}) => guess(choose(game(change), ...mixed), 6, 4, 10, 0, null)

describe('common ground', () => {
  it('[CG1] deals pairs of its own by chance, each once and in both languages', () => {
    expect(PAIRS.length).toBeGreaterThanOrEqual(40)
    const texts = PAIRS.flatMap(({ first, second }) => [first, second])
    for (const language of ['en', 'es'] as const) {
      const all = texts.map((text) => text[language])
      expect(new Set(all).size).toBe(all.length)
      expect(all.every((text) => text.length > 3 && text.length <= 48)).toBe(true)
    }
    const deal = (seed: string, before = 0, pairs = 20) =>
      rules.deal?.({
        deck: [],
        settings: { pairs, guess: true },
        random: seededRandom(seed),
        draw: { seed, before },
        language: 'en',
      })
    const [one, other] = ['a', 'b'].map((seed) => JSON.stringify(deal(seed)?.material))
    expect(one).not.toBe(other)
    expect(deal('a')?.questions).toEqual([])
    expect(new Set(JSON.parse(one ?? '').pairs.map(JSON.stringify)).size).toBe(20)
    // Three games of one host, and no pair twice.
    const three = [0, 1, 2].flatMap((before) => {
      const material = deal('a', before, 10)?.material as Material | undefined
      return material?.pairs.map(({ first }) => first.en)
    })
    expect(new Set(three).size).toBe(30)
    expect(seen(game()).pair.first).toEqual({
      en: expect.any(String),
      es: expect.any(String),
    })
  })

  it('[CG2] a side is chosen once, and may be left open', () => {
    const played = game()
    expect(played.says(played.moveOf('ana', 'choose', { side: 'first' }))).toBe('ok')
    expect(played.says(played.moveOf('ana', 'choose', { side: 'second' }))).toBe(
      'already_submitted',
    )
    played.later(15_500)
    expect([own(played).side, own(played, 'ben').side]).toEqual(['first', null])
  })

  it('[CG3] a guess is made in tens of 100, also by who chose no side', () => {
    const six = play({ mode: 'common_ground', players: [...NAMES, 'finn'] })
    choose(six, ...mixed)
    expect(seen(six).phase?.name).toBe('guess')
    expect(six.says(six.moveOf('finn', 'guess', { tens: 11 }))).toBe('bad_message')
    expect(six.says(six.moveOf('finn', 'guess', { tens: 7 }))).toBe('ok')
    expect(own(six, 'finn').guess).toBe(70)
  })

  it('[CG4] a guess scores by its distance alone, never below 0', () => {
    expect([60, 62, 70, 40, 100, 0].map((of) => pointsOf(of, 60))).toEqual([10, 10, 8, 5, 0, 0])
    const random = seededRandom('points')
    for (let i = 0; i < 500; i++) {
      const [near, far] = [Math.floor(101 * random()), Math.floor(101 * random())].sort(
        (a, b) => Math.abs(a - 50) - Math.abs(b - 50),
      ) as [number, number]
      expect(pointsOf(near, 50)).toBeGreaterThanOrEqual(pointsOf(far, 50))
      expect(pointsOf(far, 50)).toBeGreaterThanOrEqual(0)
    }
    const played = told()
    expect(NAMES.map((id) => own(played, id).points)).toEqual([10, 5, 0, 0, 0])
    expect(own(played, 'ben').off).toBe(20)
    // The same guesses of other sides.
    const turned = guess(
      choose(game(), 'second', 'second', 'first', 'first', 'first'),
      6,
      4,
      10,
      0,
      null,
    )
    expect(NAMES.map((id) => own(turned, id).points)).toEqual([10, 5, 0, 0, 0])
    played.host('end')
    expect(played.screenView.game.ends).toBe('none')
    expect(
      resultPost(played.setup, played.game, 'result').players.map(({ placement }) => placement),
    ).toEqual([null, null, null, null, null])
  })

  it('[CG5] the share is shown after the guess, and from five answers on', () => {
    const played = choose(game(), ...mixed)
    for (const view of [played.hostView, played.screenView, played.viewOf('ana')]) {
      expect(JSON.stringify(view)).not.toContain('"share":6')
    }
    guess(played, 6, 4, 10, 0, 5)
    expect(seen(played).told).toEqual({
      share: 60,
      answers: 5,
      middle: 50,
      guesses: 5,
      near: 2,
    })
    const four = choose(game(), 'first', 'first', 'second', 'second', null)
    expect(seen(four)).toMatchObject({ phase: null, told: { share: null, middle: null } })
    expect(shareOf({ a: 'first', b: 'first', c: 'second', d: 'first' })).toBeNull()
    // Four guesses tell nothing of those who made them.
    expect(seen(told()).told).toMatchObject({ share: 60, middle: null, near: 0, guesses: 4 })
  })

  it('[CG6] without the guess the share follows the choice', () => {
    const played = choose(game({ modeSettings: { pairs: 5, guess: false } }), ...mixed)
    expect(seen(played)).toMatchObject({ phase: null, told: { share: 60, guesses: 0 } })
  })

  it('[CG7] swapped sides change nothing for anybody else, and are not stored', () => {
    const views = (...sides: Side[]) => {
      const played = choose(game(), ...sides)
      const others = () =>
        [played.hostView, played.screenView, played.viewOf('eve')].map((view) =>
          JSON.stringify(view),
        )
      const moments = [others()]
      guess(played, 6, 4, 10, 0, 5)
      moments.push(others())
      played.host('end')
      moments.push(others())
      return JSON.stringify([moments, resultPost(played.setup, played.game, 'result')])
    }
    const [plain, swapped] = [
      views('first', 'second', 'second', 'second', 'first'),
      views('second', 'first', 'second', 'second', 'first'),
    ]
    expect(swapped).toBe(plain)
    expect(plain).not.toContain('"side":"second"')
    expect(views('second', 'second', 'second', 'second', 'first')).not.toBe(plain)
  })

  it('[CG8] says what the teacher may say now', () => {
    const played = game()
    expect(cueOf(seen(played)).key).toBe('cue.side')
    for (const id of ['ana', 'ben', 'cleo']) {
      played.send(played.moveOf(id, 'choose', { side: 'first' }))
    }
    expect(cueOf(seen(played)).key).toBe('cue.meanwhile')
    choose(played, null, null, null, 'first', 'first')
    expect(cueOf(seen(played)).key).toBe('cue.guess')
    guess(played, 10, 10, 9, 10, 10)
    expect(cueOf(seen(played))).toEqual({ key: 'cue.most', side: 'first' })
    const after = (share: number | null, middle: number | null, near = 0) =>
      cueOf({ ...seen(played), told: { share, answers: 9, middle, guesses: 9, near } }).key
    expect([after(null, null), after(50, 50), after(70, 40), after(70, 70, 6)]).toEqual([
      'cue.few',
      'cue.even',
      'cue.surprise',
      'cue.known',
    ])
    expect([after(70, 65, 3), after(5, null)]).toEqual(['cue.open', 'cue.most'])
  })

  it('[CG9] ends on the shares, the own sides, and questions from what the class did', () => {
    const played = told().host('end')
    const summary = played.screenView.own as unknown as Summary
    expect(summary.pairs).toMatchObject([{ share: 60, answers: 5 }])
    const ending = (id: string) => played.viewOf(id).you.ending as unknown as OwnEnding
    expect(ending('dan')).toEqual({ walk: [{ at: 0, side: 'second', guess: 0 }], points: 0 })
    expect(talkOf(summary)).toMatchObject([{ key: 'talk.even', share: 60, rest: 40 }])
    const [pair] = summary.pairs as [Summary['pairs'][number]]
    const of = (share: number | null, middle: number | null) => ({ ...pair, share, middle })
    const keys = (...pairs: Summary['pairs']) => talkOf({ pairs }).map(({ key }) => key)
    expect(keys(of(70, 30), of(52, 50), of(95, 90))).toEqual(['talk.surprise', 'talk.even'])
    expect(keys(of(70, 72), of(95, 90))).toEqual(['talk.most'])
    expect(talkOf({ pairs: [of(5, null)] })).toMatchObject([{ share: 95, side: 'second' }])
    expect(keys(of(null, null))).toEqual(['talk.any'])
  })
})
