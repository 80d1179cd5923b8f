import { resultPost } from '@pathquest/core/game'
import { INTERESTS, type Interest, type InterestScores } from '@pathquest/core/interests/interests'
import {
  ALL_STATEMENT_IDS,
  ALL_STATEMENTS,
  fitsSurvey,
  interestHeights,
  isWholeSurvey,
} from '@pathquest/core/interests/survey'
import { sampleDeck } from '@pathquest/core/testing/sample-careers'
import { describe, expect, it } from 'vitest'
import { type Play, type PlayOptions, play } from '../testing/play'
import { registerTestModes } from '../testing/register'
import { cueOf } from './cue'
import { deal, type Material } from './deal'
import { heightsOf, highestOf, type Like, meanOf } from './heights'
import { matchesFor } from './ridge'
import { STATEMENT_TEXTS } from './statements'
import type { ClassRidge, RidgeEnd, RidgeView } from './views'

registerTestModes()

const CLASS = ['ana', 'ben', 'cleo', 'dan', 'eve']
const game = (change: PlayOptions = {}) =>
  play({ mode: 'interest_ridge', players: CLASS, ...change }).later(1_000)
const own = (played: Play, id = 'ana') => played.viewOf(id).own as unknown as RidgeView
const says = (played: Play, type: string, fields: object = {}, id = 'ana') =>
  played.says(played.moveOf(id, type, { ...fields }))
const ended = (played: Play, id = 'ana') => played.viewOf(id).you.ending as unknown as RidgeEnd
const seen = (played: Play) => (played.screenView.own as unknown as { class: ClassRidge }).class
const six = (...values: number[]) =>
  Object.fromEntries(INTERESTS.map((one, i) => [one, values[i] ?? 0])) as Record<Interest, number>

const interestOf = (text: string): Interest => {
  const id = ALL_STATEMENT_IDS.find((one) => STATEMENT_TEXTS[one].en === text)
  if (!id) throw new Error(`no statement says ${text}`)
  return ALL_STATEMENTS[id]
}
/** All statements, or the first ones, by the interest that each asks for. */
function answer(played: Play, id: string, likes: (interest: Interest) => Like, count = 30): Play {
  for (const [number, { text }] of own(played, id).statements.slice(0, count).entries()) {
    expect(says(played, 'answer', { number, like: likes(interestOf(text.en)) }, id)).toBe('ok')
  }
  return played
}
const hands = (interest: Interest): Like => (interest === 'realistic' ? 'yes' : 'no')
const through = (played: Play, id: string) => {
  expect(says(played, 'look', {}, id)).toBe('ok')
  expect(says(played, 'more', { career: 0 }, id)).toBe('ok')
}

describe('interest ridge', () => {
  it('[IR1] five statements for each interest, in an own order, each changed until the end', () => {
    for (const interest of INTERESTS) {
      const all = ALL_STATEMENT_IDS.filter((id) => ALL_STATEMENTS[id] === interest)
      expect(all.length).toBeGreaterThanOrEqual(15)
    }
    const texts = Object.values(STATEMENT_TEXTS)
    for (const language of ['en', 'es'] as const) {
      expect(new Set(texts.map((text) => text[language])).size).toBe(ALL_STATEMENT_IDS.length)
    }
    const dealt = (seed: string, before = 0) => {
      const material = deal({ deck: sampleDeck(), draw: { seed, before } })?.material ?? null
      return (material as unknown as Material).statements
    }
    expect(dealt('a')).not.toEqual(dealt('b'))
    // Three games of one host, and no statement twice.
    const three = [0, 1, 2].flatMap((before) => dealt('a', before).map(({ id }) => id))
    expect(new Set(three).size).toBe(90)
    const asked = dealt('a').map(({ id }) => ALL_STATEMENTS[id])
    for (const interest of INTERESTS) {
      expect(asked.filter((one) => one === interest)).toHaveLength(5)
    }
    const played = game()
    const [mine, theirs] = [own(played), own(played, 'ben')].map(({ statements }) =>
      statements.map(({ text }) => text.en),
    )
    expect(mine).not.toEqual(theirs)
    expect([...(mine ?? [])].sort()).toEqual([...(theirs ?? [])].sort())

    answer(played, 'ana', () => 'maybe')
    expect(says(played, 'answer', { number: 7, like: 'yes' })).toBe('ok')
    expect(own(played).statements[7]?.like).toBe('yes')
    expect(says(played, 'look')).toBe('ok')
    expect(says(played, 'answer', { number: 7, like: 'no' })).toBe('ok')
    expect(says(played, 'more', { career: 5 })).toBe('ok')
    expect(says(played, 'answer', { number: 7, like: 'yes' })).toBe('not_now')
  })

  it('[IR2] six heights of 0 to 10, the two highest named, level below a range of 3', () => {
    const given = (interest: Interest, like: Like | null) => ({ interest, like })
    expect(
      heightsOf([
        given('social', 'yes'),
        given('social', 'maybe'),
        given('artistic', 'no'),
        given('artistic', null),
      ]),
    ).toEqual(six(0, 0, 0, 3))
    expect(highestOf(six(2, 9, 1, 7))).toEqual(['investigative', 'social'])
    expect(highestOf(six(5, 9, 1, 5))).toEqual(['investigative', 'realistic', 'social'])
    expect(highestOf(six(0, 4))).toEqual(['investigative'])
    const played = answer(game(), 'ana', hands)
    expect(own(played).heights).toEqual(six(10))
    expect(own(played).isLevel).toBe(false)
    expect(own(answer(game(), 'ana', () => 'yes')).isLevel).toBe(true)
  })

  it('[IR3] five careers that rise and fall alike, two of a sector; of a level ridge any', () => {
    const career = (id: string, sector: string, interests: InterestScores) => ({
      id,
      title: id,
      sector,
      interests,
    })
    const builders = ['a', 'b', 'c'].map((id) => career(id, 'Building', six(7, 2, 1, 1, 2, 3)))
    const careers = [
      ...['x', 'y', 'z'].map((id) => career(id, id, six(1, 2, 3, 7, 4, 1))),
      ...builders,
    ]
    const found = matchesFor(six(10, 3, 0, 1, 2, 4), { statements: [], careers })
    expect(found.map(({ id }) => id)).toEqual(['a', 'b', 'x', 'y', 'z'])
    expect(found[0]?.shared).toContain('realistic')
    expect(found[2]?.shared).toEqual([])
    const any = matchesFor(six(5, 5, 5, 5, 5, 5), { statements: [], careers })
    expect(any.map(({ id }) => id)).toEqual(['x', 'y', 'z', 'a', 'b'])
    expect(any.flatMap(({ shared }) => shared)).toEqual([])

    const played = answer(game(), 'ana', hands)
    expect(own(played).careers).toEqual([])
    expect(says(played, 'look')).toBe('ok')
    expect(own(played).careers).toHaveLength(5)
    expect(deal({ deck: sampleDeck().slice(0, 3), draw: { seed: 'a', before: 0 } })).toBeNull()
  })

  it('[IR4] one career is marked, or none; not before all is answered', () => {
    const played = answer(game(), 'ana', hands, 29)
    expect(says(played, 'look')).toBe('not_now')
    expect(says(played, 'more', { career: 0 })).toBe('not_now')
    expect(says(played, 'answer', { number: 29, like: 'no' })).toBe('ok')
    expect(says(played, 'look')).toBe('ok')
    const third = own(played).careers[2]?.id
    expect(says(played, 'more', { career: 2 })).toBe('ok')
    expect(own(played)).toMatchObject({ at: 'done', more: third })
    answer(played, 'ben', hands)
    expect(says(played, 'look', {}, 'ben')).toBe('ok')
    expect(says(played, 'more', { career: 5 }, 'ben')).toBe('ok')
    played.host('end')
    expect([ended(played).more, ended(played, 'ben').more]).toEqual([third, null])
  })

  it('[IR5] what may be kept is a whole survey with the same heights', () => {
    const played = answer(game(), 'ana', hands)
    answer(played, 'ben', hands, 20)
    answer(played, 'cleo', hands, 14)
    played.host('end')
    const { survey, heights } = ended(played)
    expect(survey).not.toBeNull()
    expect(isWholeSurvey(survey ?? {})).toBe(true)
    expect(fitsSurvey(survey ?? {})).toBe(true)
    expect(interestHeights(survey ?? {})).toEqual(heights)
    expect(ended(played, 'ben').survey).toBeNull()
    expect(ended(played, 'cleo') ?? null).toBeNull()
  })

  it('[IR6] means from five on in halves, and no heights in other views or posts', () => {
    expect(meanOf([six(1, 2), six(2, 2), six(2, 3)])).toEqual(six(1.5, 2.5))
    const played = game()
    for (const id of CLASS.slice(0, 4)) answer(played, id, hands)
    expect(seen(played)).toEqual({ mean: null, isShown: true, answered: 0.8 })
    answer(played, 'eve', () => 'maybe')
    expect(seen(played).mean).toEqual(six(9, 1, 1, 1, 1, 1))
    // The sixth changes nothing: the mean would tell the heights.
    const larger = game({ players: ['first', ...CLASS] })
    for (const id of CLASS) answer(larger.later(1_000), id, hands)
    answer(larger.later(1_000), 'first', () => 'yes')
    expect(seen(larger).mean).toEqual(six(10))
    const off = game({ modeSettings: { classContour: false } })
    for (const id of CLASS) answer(off, id, hands)
    expect(seen(off)).toEqual({ mean: null, isShown: false, answered: 1 })

    through(played, 'eve')
    const mine = JSON.stringify(own(played, 'eve').heights)
    const views = [played.screenView, played.hostView, played.viewOf('ana')]
    played.host('end')
    const post = resultPost(played.setup, played.game, 'result')
    for (const one of [...views, played.screenView, played.hostView, post]) {
      expect(JSON.stringify(one)).not.toContain(mine)
    }
    expect(JSON.stringify(played.viewOf('eve'))).toContain(mine)
    expect(post.answers).toEqual([])
  })
})

describe('what the teacher may say', () => {
  const cue = (done: number, mean: ClassRidge['mean'] = null) =>
    cueOf({ class: { mean, isShown: true, answered: 0 }, done, players: 6 })

  it('follows how many are through, and the ridge of the class once it shows', () => {
    expect(cue(0)).toEqual({ key: 'cue.start' })
    expect(cue(1)).toEqual({ key: 'cue.first' })
    expect(cue(3, heightsOf([]))).toEqual({ key: 'cue.class' })
    expect(cue(4)).toEqual({ key: 'cue.few', count: 2 })
    expect(cue(6)).toEqual({ key: 'cue.first' })
  })
})
