import type { DeckCard } from '@pathquest/core/careers/deck'
import { distanceOf } from '@pathquest/core/careers/deck'
import { resultPost } from '@pathquest/core/game'
import { seededRandom } from '@pathquest/core/random'
import { sampleDeck } from '@pathquest/core/testing/sample-careers'
import { describe, expect, it } from 'vitest'
import { type Play, type PlayOptions, play } from '../testing/play'
import { botMove } from '../testing/session'
import { faintClues, taskClues } from './clues'
import { deal } from './deal'
import { type Clue, WORTH } from './trail'
import type { ClassTrail, OwnTrail } from './views'

const CLUE_MS = 12_000
const CLASS = ['ana', 'ben', 'cleo']

const trail = (change: PlayOptions = {}) =>
  play({ mode: 'clue_trail', players: CLASS, modeSettings: { careers: 3 }, ...change })
const rightIn = (game: Play, index = 0) => game.setup.questions[index]?.correctIndex ?? 0
const wrongIn = (game: Play) => (rightIn(game) + 1) % 6
const say = (game: Play, id: string, type: string, fields = {}) =>
  game.says(game.moveOf(id, type, fields))
const mark = (game: Play, id: string, option: number) => say(game, id, 'mark', { option })
const keep = (game: Play, id: string) => say(game, id, 'keep')
const own = (game: Play, id = 'ana') => game.viewOf(id).own as unknown as OwnTrail
const seen = (game: Play) => game.screenView.own as unknown as ClassTrail
/** As the first clue opens, with time to have read it. */
const begun = (change: PlayOptions = {}) => trail(change).later(1_000)
const allKeep = (game: Play, option: number) => {
  for (const id of CLASS) {
    mark(game, id, option)
    keep(game, id)
  }
  return game
}

const dealt = (deck: readonly DeckCard[], seed: string, careers = 6) =>
  deal({ deck, settings: { careers, clueSeconds: 12 }, random: seededRandom(seed), language: 'en' })

/** Decks in which some facts are unknown, by chance. */
function patchyDeck(seed: string): DeckCard[] {
  const random = seededRandom(seed)
  return sampleDeck(seed).map((card, i) => ({
    ...card,
    tasks: [...card.tasks, `Does more of job ${i}`],
    figures: random() < 0.4 ? {} : card.figures,
    interests: random() < 0.2 ? null : card.interests,
    workEnvironment: random() < 0.2 ? null : card.workEnvironment,
    educationLevel: [`Level ${i % 5}`],
  }))
}

const SEEDS = Array.from({ length: 12 }, (_, i) => `deck ${i}`)

/** Every dealt question with its cards and clues. */
function eachDealt(check: (hidden: DeckCard, others: DeckCard[], clues: Clue[]) => void) {
  for (const seed of SEEDS) {
    const deck = patchyDeck(seed)
    const game = dealt(deck, seed)
    if (!game) throw new Error(`${seed} gives no game`)
    const { trails } = game.material as unknown as { trails: { clues: Clue[] }[] }
    for (const [i, { options, correctIndex }] of game.questions.entries()) {
      const cards = options.map((title) => deck.find((card) => card.title === title) as DeckCard)
      const hidden = cards[correctIndex ?? -1] as DeckCard
      check(
        hidden,
        cards.filter((card) => card !== hidden),
        trails[i]?.clues ?? [],
      )
    }
  }
}

describe('clue trail', () => {
  it('[CT1] the others are of other industries and not related', () => {
    eachDealt((hidden, others) => {
      expect(new Set([hidden, ...others].map(({ industry }) => industry)).size).toBe(6)
      for (const other of others) {
        expect(hidden.relatedCareers).not.toContain(other.id)
        expect(other.relatedCareers).not.toContain(hidden.id)
      }
    })
  })

  it('[CT2] six clues from faint to plain, tasks at the end, none of which names the career', () => {
    const order = ['growth', 'interests', 'pay', 'education', 'setting', 'task']
    eachDealt((hidden, _, clues) => {
      const kinds = clues.map(({ kind }) => order.indexOf(kind))
      expect(kinds).toEqual([...kinds].sort((a, b) => a - b))
      expect(clues).toHaveLength(6)
      expect(new Set(clues.map(({ text }) => text)).size).toBe(6)
      expect(clues.slice(-2).map(({ text }) => text)).toEqual([hidden.tasks[1], hidden.tasks[0]])
    })
    const [card] = sampleDeck()
    const baker = { ...(card as DeckCard), title: 'Pastry Baker', tasks: ['Lead bakers', 'Knead'] }
    expect(taskClues(baker).map(({ text }) => text)).toEqual(['Knead'])
  })

  it('[CT3] no clue is true of another, as far as that is known', () => {
    eachDealt((hidden, others, clues) => {
      const kinds = new Set(clues.map(({ kind }) => kind))
      const texts = clues.map(({ text }) => text)
      for (const other of others) {
        expect(other.tasks.filter((task) => texts.includes(task))).toEqual([])
        if (kinds.has('interests') && other.interests) {
          expect(other.interests[0]).not.toBe(hidden.interests?.[0])
        }
        if (kinds.has('education')) {
          expect(other.educationLevel).not.toEqual(hidden.educationLevel)
        }
        for (const [figure, apart] of [
          ['pay', 0.25],
          ['growth', 2],
        ] as const) {
          const [a, b] = [hidden.figures[figure], other.figures[figure]]
          if (!kinds.has(figure) || a === undefined || b === undefined) continue
          expect(distanceOf(figure, a, b)).toBeGreaterThanOrEqual(apart)
        }
      }
    })
  })

  it('[CT4] one mark, which may move until it is kept', () => {
    const game = begun()
    expect(keep(game, 'ana')).toBe('not_now')
    expect([mark(game, 'ana', 1), mark(game, 'ana', 2)]).toEqual(['ok', 'ok'])
    expect(own(game)).toMatchObject({ mark: { option: 2, clue: 1 }, isKept: false })
    expect([keep(game, 'ana'), mark(game, 'ana', 3)]).toEqual(['ok', 'already_submitted'])
    expect(own(game)).toMatchObject({ mark: { option: 2, clue: 1 }, isKept: true })
  })

  it.each(WORTH.map((worth, i) => [i + 1, worth]))(
    '[CT5] with clue %i a right mark scores %i',
    (clue, worth) => {
      const game = begun()
      mark(game, 'ben', wrongIn(game))
      for (let i = 1; i < clue; i++) game.later(CLUE_MS + 500)
      expect(own(game).clues).toHaveLength(clue)
      mark(game, 'ana', rightIn(game))
      mark(game, 'cleo', wrongIn(game))
      for (const id of CLASS) keep(game, id)
      expect(game.scoreOf('ana')).toBe(worth)
      expect([game.scoreOf('ben'), game.scoreOf('cleo')]).toEqual([0, 0])
    },
  )

  it('[CT5] the same career again keeps its worth, another and back does not', () => {
    const game = begun()
    for (const id of ['ana', 'ben']) mark(game, id, rightIn(game))
    game.advance().later(1_000)
    mark(game, 'ana', rightIn(game))
    mark(game, 'ben', wrongIn(game))
    mark(game, 'ben', rightIn(game))
    for (const id of ['ana', 'ben']) keep(game, id)
    mark(game, 'cleo', wrongIn(game))
    keep(game, 'cleo')
    expect([game.scoreOf('ana'), game.scoreOf('ben')]).toEqual([10, 9])
  })

  it('[CT6] the last mark is the answer, kept or not, and stored as such', () => {
    const game = begun()
    mark(game, 'ana', rightIn(game))
    mark(game, 'ben', wrongIn(game))
    keep(game, 'ben')
    game.later(6 * (CLUE_MS + 500))
    expect(game.viewOf('ana').stage).toMatchObject({ name: 'result', yourAnswer: rightIn(game) })
    game.host('end')
    const { answers } = resultPost(game.setup, game.game, 'result')
    expect(
      answers.map(({ playerId, answer, isCorrect, attempt }) => [
        playerId,
        answer,
        isCorrect,
        attempt,
      ]),
    ).toEqual([
      ['ana', rightIn(game), true, 1],
      ['ben', wrongIn(game), false, 1],
    ])
  })

  it('[CT7] a clue opens with time or by the host; all kept closes at once', () => {
    const game = begun()
    game.later(CLUE_MS)
    expect(seen(game).clues).toHaveLength(2)
    game.advance()
    expect(seen(game).clues).toHaveLength(3)
    allKeep(game, 0)
    expect(game.stageOf().name).toBe('result')
    expect(seen(game).clues).toHaveLength(6)
    const untimed = begun({ timeStretch: null }).later(600_000)
    expect(seen(untimed).clues).toHaveLength(1)
    for (let i = 0; i < 6; i++) untimed.advance()
    expect(untimed.stageOf().name).toBe('result')
  })

  it('[CT7] who is lost is not waited for, and who is back still has the mark', () => {
    const game = begun({ timeStretch: null })
    mark(game, 'cleo', rightIn(game))
    game.lose('cleo').later(16_000)
    for (const id of ['ana', 'ben']) {
      mark(game, id, wrongIn(game))
      keep(game, id)
    }
    expect(game.connect('cleo').viewOf('cleo').stage.name).toBe('result')
    expect(game.scoreOf('cleo')).toBe(10)
  })

  it('[CT8] open views depend on the opened clues alone, and show sums', () => {
    const game = begun()
    mark(game, 'ben', 4)
    keep(game, 'ben')
    mark(game, 'cleo', 5)
    expect(seen(game)).toMatchObject({ marked: 2, kept: 1, present: 3, foundAt: null })
    const hidden = (game.setup.material as unknown as { trails: { clues: Clue[] }[] }).trails[0]
    const views = JSON.stringify([game.screenView, game.viewOf('ana'), game.hostView])
    expect(views).toContain(hidden?.clues[0]?.text)
    for (const { text } of hidden?.clues.slice(1) ?? []) expect(views).not.toContain(text)
    const alone = begun()
    expect(own(alone)).toEqual({ ...own(game), marked: 0, kept: 0 })
  })

  it('[CT9] after the closing: who found it by clue, without names', () => {
    const game = begun()
    mark(game, 'ana', rightIn(game))
    game.advance()
    mark(game, 'ben', rightIn(game))
    mark(game, 'cleo', wrongIn(game))
    for (const id of CLASS) keep(game, id)
    expect(seen(game)).toMatchObject({ foundAt: [1, 1, 0, 0, 0, 0], astray: 1 })
  })

  /** Ana, Ben and Cleo found the first career with its third clue, Ana the second with its first. */
  const ended = () => {
    const game = begun()
    game.advance().advance()
    allKeep(game, rightIn(game)).advance().later(1_000)
    mark(game, 'ana', rightIn(game, 1))
    game.host('end')
    return game
  }

  it('[CT10] a right mark is a right answer, whatever it was worth', () => {
    const game = ended()
    const { players } = resultPost(game.setup, game.game, 'result')
    expect(players.find(({ playerId }) => playerId === 'ana')).toMatchObject({ score: 19 })
  })

  it('[CT11] the end tells each player the own trails, and the class how many found each', () => {
    const game = ended()
    expect(game.viewOf('ana').you.ending).toMatchObject({
      trails: [
        { clue: 3, isRight: true },
        { clue: 1, isRight: true },
      ],
    })
    expect(JSON.stringify(game.screenView.own)).toContain('"foundAt":[0,0,3,0,0,0]')
  })

  it('[CT12] too few careers give no game', () => {
    expect(dealt(sampleDeck().slice(0, 5), 'few')).toBeNull()
    expect(
      dealt(
        sampleDeck().filter(({ industry }) => industry < 'Industry 4'),
        'few',
      ),
    ).toBeNull()
  })

  it('[CT13] an answer with the first clue counts like a kept mark', () => {
    const game = begun()
    for (const id of CLASS) game.answer(id, 'right')
    expect(game.stageOf().name).toBe('result')
    expect(CLASS.map(game.scoreOf)).toEqual([10, 10, 10])
  })

  it('holds: the worth of a mark never rises, and no view of an open question tells more', () => {
    for (const seed of SEEDS) {
      const random = seededRandom(seed)
      const game = trail()
      let before: Record<string, number> = {}
      let index = 0
      for (let i = 0; i < 200 && !game.isOver; i++) {
        game.later(Math.floor(random() * 3_000))
        if (game.isOver) break
        const move = botMove(game, CLASS[i % 3] as string, random)
        if (move) game.send(move)
        if (random() < 0.1) game.tryHost('advance')
        if (game.isOver) break
        if (seen(game).index !== index) before = {}
        index = seen(game).index
        for (const id of CLASS) {
          const clue = own(game, id).mark?.clue
          if (clue === undefined) continue
          expect(WORTH[clue - 1]).toBeLessThanOrEqual(before[id] ?? 10)
          before[id] = WORTH[clue - 1] ?? 0
        }
        if (game.stageOf().name !== 'result') expect(seen(game).foundAt).toBeNull()
      }
    }
  })

  it('a known fact makes a clue in both languages', () => {
    const [card] = sampleDeck()
    const kinds = faintClues(card as DeckCard, 'es').map(({ kind }) => kind)
    expect(kinds).toEqual(['growth', 'interests', 'pay', 'education', 'setting'])
  })
})
