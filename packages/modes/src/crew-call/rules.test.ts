import { resultPost } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { sampleDeck } from '@pathquest/core/testing/sample-careers'
import { describe, expect, it } from 'vitest'
import { type Play, type PlayOptions, play } from '../testing/play'
import { galleriesOf } from './call'
import { cueOf } from './cue'
import { deal, type Material } from './deal'
import { GALLERY } from './manifest'
import { MISSIONS } from './missions'
import { talkOf } from './talk'
import type { CallView, OwnCallView, OwnEnding, Summary } from './views'

const NAMES = ['ana', 'ben', 'cleo', 'dan', 'eve', 'finn']

const game = (change: PlayOptions = {}) =>
  play({ mode: 'crew_call', players: NAMES, modeSettings: { missions: 2 }, ...change })
const seen = (played: Play) => played.screenView.own as unknown as CallView
const own = (played: Play, id = 'ana') => played.viewOf(id).own as unknown as OwnCallView
const says = (played: Play, id: string, type: string, fields = {}) =>
  played.says(played.moveOf(id, type, fields))

/** The first so many send a crew: the career of their place, and the two after it. */
function plan(played: Play, makers = NAMES): Play {
  for (const [i, id] of makers.entries()) {
    const crew = { a: i, b: i + 1, c: i + 2 }
    expect(says(played, id, 'send', { ...crew, reason: 'calm' })).toBe('ok')
  }
  return seen(played).phase?.name === 'plan' ? played.advance() : played
}
/** Everybody stars Ana's plan who sees it, else the first one. */
function star(played: Play, voters = NAMES): Play {
  for (const id of voters) {
    const place = own(played, id).gallery?.findIndex(({ crew }) => crew[0] === 0) ?? 0
    says(played, id, 'star', { place: Math.max(0, place), tag: 'quick' })
  }
  return seen(played).phase?.name === 'gallery' ? played.advance() : played
}
const told = (change: PlayOptions = {}) => star(plan(game(change)))

const dealt = (deck: ReturnType<typeof sampleDeck>, missions: number, seed: string, before = 0) =>
  deal({
    deck,
    settings: { missions },
    random: seededRandom(seed),
    draw: { seed, before },
  })

describe('crew call', () => {
  it('[CC1] deals missions of its own by chance, each once and in both languages', () => {
    expect(MISSIONS.length).toBeGreaterThanOrEqual(24)
    for (const language of ['en', 'es'] as const) {
      const all = MISSIONS.map(({ text }) => text[language])
      expect(new Set(all).size).toBe(all.length)
      expect(all.every((text) => text.length > 20 && text.length <= 95)).toBe(true)
    }
    const missionsBy = (seed: string, before = 0) =>
      dealt(sampleDeck(), 5, seed, before)?.material.missions.map(({ text }) => text.en) ?? []
    expect(new Set(missionsBy('a')).size).toBe(5)
    expect(missionsBy('a')).not.toEqual(missionsBy('b'))
    // Three games of one host, and no mission twice.
    expect(new Set([0, 1, 2].flatMap((before) => missionsBy('a', before))).size).toBe(15)
    expect(seen(game()).mission).toEqual({ en: expect.any(String), es: expect.any(String) })
  })

  it('[CC2] each with eight careers, half of industries that fit, none twice', () => {
    const fits = new Map(MISSIONS.map(({ text, fits: of }) => [text.en, of]))
    const deck = sampleDeck().map((card, i) => ({
      ...card,
      // Every industry that a mission may want, several times.
      industry: [...new Set(MISSIONS.flatMap(({ fits: of }) => of))][i % 17] ?? '',
    }))
    const industryOf = new Map(deck.map(({ id, industry }) => [id, industry]))
    for (let seed = 0; seed < 20; seed++) {
      const material = dealt(deck, 3, `${seed}`)?.material
      const ids = (material?.missions ?? []).flatMap(({ careers }) => careers.map(({ id }) => id))
      expect(new Set(ids).size).toBe(24)
      for (const { text, careers } of material?.missions ?? []) {
        const industries = careers.map(({ id }) => industryOf.get(id) ?? '')
        const fitting = industries.filter((one) => fits.get(text.en)?.includes(one))
        expect(fitting).toHaveLength(4)
        for (const one of industries) {
          expect(industries.filter((other) => other === one).length).toBeLessThanOrEqual(2)
        }
      }
    }
    expect(dealt(sampleDeck().slice(0, 10), 2, 'few')).toBeNull()
  })

  it('[CC3] a plan is three different careers and a reason, sent once', () => {
    const played = game()
    const of = (a: number, b: number, c: number) => ({ a, b, c, reason: 'fix' })
    expect(says(played, 'ana', 'send', of(0, 0, 1))).toBe('not_now')
    expect(says(played, 'ana', 'send', of(0, 1, 8))).toBe('bad_message')
    expect(says(played, 'ana', 'send', { ...of(0, 1, 2), reason: 'money' })).toBe('bad_message')
    expect(says(played, 'ana', 'send', of(7, 1, 2))).toBe('ok')
    expect(says(played, 'ana', 'send', of(0, 1, 2))).toBe('already_submitted')
    expect(own(played).plan).toEqual({ crew: [7, 1, 2], reason: 'fix' })
  })

  it('[CC4] shows each plan equally often, never the own, and takes one star', () => {
    for (const [makers, others] of [
      [5, 0],
      [5, 7],
      [12, 5],
      [30, 3],
      [97, 3],
    ] as const) {
      const ring = Array.from({ length: makers }, (_, i) => `m${i}`)
      const players = [...ring, ...Array.from({ length: others }, (_, i) => `o${i}`)]
      const galleries = galleriesOf(ring, players)
      const shown = ring.map(() => 0)
      for (const id of players) {
        const gallery = galleries[id] ?? []
        expect(new Set(gallery).size).toBe(GALLERY)
        expect(gallery.map((at) => ring[at])).not.toContain(id)
        for (const at of gallery) shown[at] = (shown[at] ?? 0) + 1
      }
      expect(Math.max(...shown) - Math.min(...shown)).toBeLessThanOrEqual(1)
    }
    const played = plan(game())
    expect(seen(played).phase?.name).toBe('gallery')
    expect(own(played).gallery).toHaveLength(GALLERY)
    expect(says(played, 'ana', 'star', { place: 4, tag: 'quick' })).toBe('bad_message')
    expect(says(played, 'ana', 'star', { place: 3, tag: 'quick' })).toBe('ok')
    expect(says(played, 'ana', 'star', { place: 2, tag: 'needs' })).toBe('already_submitted')
    expect(own(played).star).toEqual({ place: 3, tag: 'quick' })
  })

  it('[CC5] with fewer than five plans all are shown, without stars', () => {
    const played = plan(game(), NAMES.slice(0, 4))
    const { phase, told: shown } = seen(played)
    expect([phase, shown?.plans, shown?.sent]).toEqual([null, 4, null])
    expect(shown?.top.map(({ stars, by }) => [stars, by])).toEqual(
      Array.from({ length: 4 }, () => [0, null]),
    )
    expect([own(played).stars, own(played).mine === null]).toEqual([null, false])
    expect(seen(game().advance()).told).toMatchObject({ plans: 0, top: [] })
  })

  it('[CC6] tells the three plans with most stars once the gallery closes', () => {
    const played = plan(game())
    says(played, 'ben', 'star', { place: 0, tag: 'surprise' })
    for (const view of [played.hostView, played.screenView, played.viewOf('cleo')]) {
      expect(JSON.stringify(view)).not.toMatch(/surprise|"stars":\d/)
    }
    star(played)
    const { told: shown } = seen(played)
    const stars = shown?.top.map((one) => one.stars) ?? []
    expect(stars).toEqual([...stars].sort((a, b) => b - a))
    expect(stars.length).toBeLessThanOrEqual(3)
    // Stars given are stars received.
    const got = NAMES.map((id) => own(played, id).stars ?? 0)
    expect(got.reduce((sum, one) => sum + one, 0)).toBe(NAMES.length)
    expect(Math.max(...got)).toBe(stars[0])
    played.host('end')
    const { players } = resultPost(played.setup, played.game, 'result')
    expect(players.every(({ score, placement }) => score === 0 && placement === null)).toBe(true)
  })

  it('[CC7] a maker whose plan is shown may show their name', () => {
    const played = told()
    const makers = NAMES.filter((id) => own(played, id).mine !== null)
    const [maker = ''] = makers
    const other = NAMES.find((id) => !makers.includes(id)) ?? ''
    expect(seen(played).told?.top.map(({ by }) => by)).toEqual(makers.map(() => null))
    expect(says(played, other, 'show_name')).toBe('not_now')
    expect(says(played, maker, 'show_name')).toBe('ok')
    expect(says(played, maker, 'show_name')).toBe('not_now')
    const place = own(played, maker).mine ?? 0
    expect(own(played, other).told?.top[place]?.by).toBe(maker)
    played.host('end')
    const { missions } = played.screenView.own as unknown as Summary
    expect(missions[0]?.best?.by).toBe(place === 0 ? maker : null)
  })

  it('[CC8] no view names the maker of a plan or the giver of a star', () => {
    const played = game()
    const look = () => {
      for (const { own: of } of [played.hostView, played.screenView, ...NAMES.map(played.viewOf)]) {
        for (const name of NAMES) expect(JSON.stringify(of)).not.toContain(`"${name}"`)
      }
    }
    look()
    plan(played)
    look()
    star(played)
    look()
    played.host('end')
    look()
    const { answers, ...post } = resultPost(played.setup, played.game, 'result')
    expect(answers).toEqual([])
    expect(JSON.stringify(post)).not.toMatch(/"plan"|"star"|"crews"/)
  })

  it('[CC9] says what the teacher may say now', () => {
    const played = game()
    expect(cueOf(seen(played)).key).toBe('cue.plan')
    plan(played, NAMES.slice(0, 5))
    expect(cueOf(seen(played)).key).toBe('cue.gallery')
    expect(cueOf({ ...seen(game()), phase: null, told: null }).key).toBe('cue.few')
    const late = game()
    for (const id of ['ana', 'ben', 'cleo']) {
      says(late, id, 'send', { a: 0, b: 1, c: 2, reason: 'new' })
    }
    expect(cueOf(seen(late)).key).toBe('cue.plan.late')
    const shown = seen(star(played))
    expect(shown.told?.sent).toEqual([1, 2, 3, 3, 3, 2, 1, 0])
    expect(cueOf(shown)).toMatchObject({ key: 'cue.most', career: shown.careers[2], count: 3 })
    const of = (sent: number[], tag: 'quick' | 'surprise' = 'quick') => {
      const top = (shown.told?.top ?? []).map((one) => ({ ...one, tag }))
      return cueOf({ ...shown, told: { plans: 6, top, sent } })
    }
    expect(of([3, 2, 3, 3, 3, 2, 2, 0])).toEqual({ key: 'cue.never', career: shown.careers[7] })
    expect(of([3, 2, 3, 3, 3, 2, 1, 1]).key).toBe('cue.top')
    expect(of([6, 2, 3, 3, 3, 2, 1, 1], 'surprise').key).toBe('cue.surprise')
  })

  it('[CC10] ends on the own crews, and questions from what the class did', () => {
    const played = told().host('end')
    const summary = played.screenView.own as unknown as Summary
    const ending = played.viewOf('ana').you.ending as unknown as OwnEnding
    const { careers } = (played.setup.material as unknown as Material).missions[0] ?? {
      careers: [],
    }
    expect(ending.crews).toMatchObject([{ at: 0, crew: careers.slice(0, 3), reason: 'calm' }])
    // Six plans, each of three careers in a row: two are in half of them.
    expect(summary.missions).toMatchObject([
      { plans: 6, most: careers[2], never: null, best: { reason: 'calm' } },
    ])
    expect(talkOf(summary)).toEqual([
      { key: 'talk.most', career: careers[2]?.title },
      { key: 'talk.any' },
    ])
    const [mission] = summary.missions as [Summary['missions'][number]]
    const never = careers[7] ?? null
    expect(talkOf({ missions: [{ ...mission, never }] })[0]).toEqual({
      key: 'talk.never',
      career: never?.title,
    })
    expect(talkOf({ missions: [{ ...mission, most: null }] })).toEqual([{ key: 'talk.any' }])
  })
})
