import { resultPost } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { sampleDeck } from '@pathquest/core/testing/sample-careers'
import { describe, expect, it } from 'vitest'
import { type Play, type PlayOptions, play } from '../testing/play'
import { type DealtRounds, deal, tasksOf } from './deal'
import { halved, laidPoints, newHalves, shownFor, TRUTH } from './halves'
import { FALSE_TASKS } from './manifest'
import type { ClassView, OwnView } from './views'

const CLASS = ['ana', 'ben', 'cleo', 'dan', 'eve', 'finn', 'gwen', 'hugo']
const LAY_MS = 20_500

const game = (change: PlayOptions = {}) =>
  play({ mode: 'decoy', players: CLASS, modeSettings: { rounds: 4 }, ...change }).later(1_000)
const own = (played: Play, id: string) => played.viewOf(id).own as unknown as OwnView
const seen = (played: Play) => played.screenView.own as unknown as ClassView
const roundOf = (played: Play, index = 0) =>
  (played.setup.material as unknown as DealtRounds).rounds[index]
const halfOf = (played: Play, id: string): number => {
  const [first] = roundOf(played, own(played, id).index)?.trails ?? []
  return own(played, id).lay?.career === first?.career ? 0 : 1
}
const say = (played: Play, id: string, type: string, fields = {}) =>
  played.says(played.moveOf(id, type, fields))
const lay = (played: Play, id: string, task: number) => say(played, id, 'lay', { task })

/** Everybody lays a task: by half, which. */
function allLay(played: Play, tasks: readonly [number, number] = [0, 0]): Play {
  for (const id of CLASS) expect(lay(played, id, tasks[halfOf(played, id)] ?? 0)).toBe('ok')
  return played.later(3_000)
}

/** Walks to a task of the own trail; null: the true one. */
function walk(played: Play, id: string, to: string | null): string {
  const { walk: way, index } = own(played, id)
  const right = played.setup.questions[index]?.correctIndex
  const option = way?.options.find((one) => (to === null ? one.option === right : one.text === to))
  return say(played, id, 'answer', {
    questionId: way?.questionId ?? '',
    answer: option?.option ?? 9,
  })
}

/** The trail that a player walks. */
const walked = (played: Play, id: string) => {
  const { index, walk: way } = own(played, id)
  const trail = roundOf(played, index)?.trails.find(({ career }) => career === way?.career)
  if (!trail) throw new Error(`${id} walks nowhere`)
  return trail
}

describe('false trail', () => {
  it('[FT1] two halves by chance, as even as can be', () => {
    const random = seededRandom('halves')
    for (const count of [6, 7, 13, 30]) {
      const players = Array.from({ length: count }, (_, i) => ({ id: `p${i}`, present: true }))
      const { half } = halved(players, random)
      const first = Object.values(half).filter((one) => one === 0).length
      expect(Math.abs(2 * first - count)).toBeLessThanOrEqual(1)
      expect(halved(players, random).half).not.toEqual(half)
    }
  })

  it.each(['one', 'two', 'three'])('[FT1] tasks of deck %s are of other careers', (seed) => {
    const deck = sampleDeck(seed)
    const dealFrom = (some: typeof deck) =>
      deal({ deck: some, settings: { rounds: 12 }, random: seededRandom(seed), language: 'en' })
    const dealt = dealFrom(deck)
    if (!dealt) throw new Error(`${seed} gives no game`)
    const { rounds } = dealt.material as unknown as DealtRounds
    expect(rounds).toHaveLength(12)
    const careers = new Set<string>()
    for (const [i, { trails }] of rounds.entries()) {
      const question = dealt.questions[i]
      for (const trail of trails) {
        careers.add(trail.career)
        const card = deck.find(({ title }) => title === trail.career)
        expect(card?.tasks).toContain(trail.truth)
        expect(new Set(trail.decoys).size).toBe(FALSE_TASKS)
        for (const decoy of trail.decoys) {
          const other = deck.find(({ tasks }) => tasks.includes(decoy))
          expect(other?.industry).not.toBe(card?.industry)
          expect(card?.relatedCareers).not.toContain(other?.id)
        }
        const right = question?.correctIndex ?? -1
        expect(question?.options[right]).toContain(trail.truth)
        expect(tasksOf(trail, right)[right]).toBe(trail.truth)
      }
    }
    expect(careers.size).toBe(24)
    expect(dealFrom(deck.slice(0, 10))).toBeNull()
  })

  it('[FT2] the three most chosen of a half are laid', () => {
    const random = seededRandom('shown')
    const half = Object.fromEntries(CLASS.map((id, i) => [id, i < 6 ? 0 : 1]))
    const picks = { ana: 4, ben: 4, cleo: 2, dan: 2, eve: 1, finn: 1, gwen: 0, hugo: 0 }
    const shown = shownFor(0, { ...newHalves(), half, picks }, random)
    expect(shown.decoys).toEqual([1, 2, 4])
    expect([...shown.order].sort((a, b) => a - b)).toEqual([TRUTH, 1, 2, 4])
    const [other] = [shownFor(1, { ...newHalves(), half, picks }, random)]
    expect(other?.decoys).toContain(0)
    expect(other?.decoys).toHaveLength(3)
  })

  it('[FT2] who has not chosen in 20 s has laid nothing', () => {
    const played = game()
    expect(seen(played)).toMatchObject({ stage: 'lay', chosen: 0, present: 8 })
    expect(lay(played, 'ana', 3)).toBe('ok')
    expect(lay(played, 'ana', 2)).toBe('already_submitted')
    expect(seen(played).chosen).toBe(1)
    played.later(LAY_MS)
    expect(seen(played).stage).toBe('walk')
    expect(lay(played, 'ben', 3)).toBe('not_now')
    played.advance()
    expect([own(played, 'ana').laid?.isShown, own(played, 'ben').laid]).toEqual([true, null])
  })

  it('[FT3] a found true task scores 10, anything else nothing', () => {
    const played = allLay(game())
    expect(own(played, 'ana').walk?.options).toHaveLength(4)
    expect(walk(played, 'ana', null)).toBe('ok')
    const [first] = walked(played, 'ben').decoys
    expect(walk(played, 'ben', first ?? '')).toBe('ok')
    expect(walk(played, 'cleo', 'no such task')).not.toBe('ok')
    played.advance()
    expect(own(played, 'ana').walked?.chosen).toBe(own(played, 'ana').walked?.truth)
    expect(own(played, 'ben').walked?.chosen).toBe(first)
    expect(played.viewOf('ana').stage).toMatchObject({
      name: 'result',
      yourVerdict: { isCorrect: true, pointsEarned: 10 },
    })
  })

  it('[FT4] a trail brings 30 times the share that took it, at most 10', () => {
    expect([laidPoints(1, 15), laidPoints(3, 15), laidPoints(5, 15), laidPoints(9, 15)]).toEqual([
      2, 6, 10, 10,
    ])
    expect(laidPoints(0, 0)).toBe(0)
    const played = allLay(game())
    const walkers = CLASS.filter((id) => walked(played, id).career === walked(played, 'ana').career)
    const layers = CLASS.filter((id) => !walkers.includes(id))
    const [first = ''] = walked(played, 'ana').decoys
    for (const [i, id] of walkers.entries()) walk(played, id, i === 0 ? first : null)
    played.advance()
    // One of four: 8 points for each who laid it.
    expect(layers.map(played.scoreOf)).toEqual(layers.map(() => 8))
    expect(walkers.map(played.scoreOf)).toEqual([0, 10, 10, 10])
  })

  it('[FT5] the last two rounds count double', () => {
    const played = game()
    const gained: number[] = []
    for (let i = 0; i < 4; i++) {
      const before = played.scoreOf('ana') ?? 0
      allLay(played)
      walk(played, 'ana', null)
      played.advance()
      gained.push((played.scoreOf('ana') ?? 0) - before)
      expect(seen(played).times).toBe(i < 2 ? 1 : 2)
      played.advance().later(1_000)
    }
    expect(gained).toEqual([10, 10, 20, 20])
  })

  it('[FT6] with fewer than six, chance lays and all walk the same', () => {
    const few = CLASS.slice(0, 5)
    const played = game({ players: few }).later(3_000)
    expect(seen(played)).toMatchObject({ stage: 'walk', isHalved: false })
    expect(new Set(few.map((id) => own(played, id).walk?.career)).size).toBe(1)
    for (const id of few) expect(walk(played, id, null)).toBe('ok')
    expect(seen(played).told).toMatchObject([{ walked: 5, found: 5 }])
    expect(few.map(played.scoreOf)).toEqual([10, 10, 10, 10, 10])
  })

  it('[FT7] the grade is of the walks alone', () => {
    const played = game()
    for (let i = 0; i < 4; i++) {
      allLay(played)
      for (const id of CLASS) {
        walk(played, id, id === 'ana' ? null : (walked(played, id).decoys[0] ?? ''))
      }
      if (seen(played).stage !== 'told') played.advance()
      played.advance().later(1_000)
    }
    const { players } = resultPost(played.setup, played.game, 'result')
    const row = (id: string) => players.find(({ playerId }) => playerId === id)
    expect(row('ana')).toMatchObject({ classScore: 100, correctAnswers: 4, totalAnswers: 4 })
    expect(row('ben')).toMatchObject({ classScore: 0, correctAnswers: 0, totalAnswers: 4 })
    expect(row('ben')?.score).toBeGreaterThan(0)
  })

  it('[FT8] who lays never sees the true task, who walks no picks, the projector no task', () => {
    const played = game()
    const { trails } = roundOf(played) ?? { trails: [] }
    const textsOf = (view: unknown) => JSON.stringify(view)
    for (const id of CLASS) {
      const trail = trails[halfOf(played, id)]
      expect(own(played, id).lay?.tasks).toEqual(trail?.decoys)
      for (const { truth } of trails) expect(textsOf(played.viewOf(id))).not.toContain(truth)
    }
    for (const [i, id] of CLASS.entries()) lay(played, id, i % FALSE_TASKS)
    for (const id of CLASS) {
      const trail = walked(played, id)
      const other = trails.find(({ career }) => career !== trail.career)
      const view = played.viewOf(id)
      expect(textsOf(view)).not.toContain(other?.truth)
      expect(Object.keys(own(played, id).walk?.options[0] ?? {})).toEqual(['option', 'text'])
      expect([view.stage.name, own(played, id).laid]).toEqual(['waiting_next', null])
    }
    for (const { truth, decoys } of trails) {
      for (const task of [truth, ...decoys]) {
        expect(textsOf(played.screenView)).not.toContain(task)
        expect(textsOf(played.hostView)).not.toContain(task)
      }
    }
  })

  it('[FT9] after the closing all see how many took which, each their own trail', () => {
    const played = allLay(game(), [2, 3])
    for (const id of CLASS) walk(played, id, null)
    const { told } = seen(played)
    expect(told.map(({ walked: count, found }) => [count, found])).toEqual([
      [4, 4],
      [4, 4],
    ])
    for (const { decoys } of told) expect(decoys.map(({ count }) => count)).toEqual([0, 0, 0])
    expect(own(played, 'ana').laid).toMatchObject({ isShown: true, percent: 0, points: 0 })
    expect(played.hostView.own).toEqual(played.screenView.own)
  })

  it('[FT10] a late player plays from the next round on; a trail of who is gone counts', () => {
    const played = game({ allowLateJoin: true })
    played.join('ivy').connect('ivy')
    expect(own(played, 'ivy')).toMatchObject({ isAsked: false, lay: null, walk: null })
    allLay(played)
    const walkers = CLASS.filter((id) => walked(played, id).career === walked(played, 'ana').career)
    const gone = CLASS.find((id) => !walkers.includes(id)) ?? ''
    const [first = ''] = walked(played, 'ana').decoys
    played.lose(gone)
    for (const id of walkers) walk(played, id, first)
    played.advance()
    expect(played.scoreOf(gone)).toBe(10)
    played.advance().later(1_000)
    expect(own(played, 'ivy').lay?.tasks).toHaveLength(FALSE_TASKS)
  })

  it('[FT11] at the end each learns the best of the own trails', () => {
    const played = allLay(game())
    const walkers = CLASS.filter((id) => walked(played, id).career === walked(played, 'ana').career)
    const layer = CLASS.find((id) => !walkers.includes(id)) ?? ''
    const [first = ''] = walked(played, 'ana').decoys
    for (const [i, id] of walkers.entries()) walk(played, id, i < 2 ? first : null)
    played.host('end')
    expect(played.viewOf(layer).you.ending).toEqual({ points: 10, best: 50, fooled: 2 })
    expect(played.viewOf('ana').you.ending).toEqual({ points: 0, best: 0, fooled: 0 })
    const { rounds } = played.screenView.own as unknown as { rounds: object[] }
    expect(rounds).toContainEqual({ walked: 4, found: 2 })
  })
})
