import { keyedFields, toStoredFields } from '@pathquest/core/questions/documented-fields'
import type { PlayerView } from '@pathquest/core/rooms/views'
import { testQuestion } from '@pathquest/core/testing/setup'
import { type Play, play } from '@pathquest/modes/testing/play'
import { describe, expect, it } from 'vitest'
import { deckSecrets } from './deck-secrets'
import { hiddenOf, rightAnswer } from './hidden'
import { ModeSearch } from './mode-search'
import { sevenKinds } from './seven-kinds'

const asked = (twin: 0 | 1 = 0) =>
  sevenKinds(twin).map(({ kind, text, explanation, ...content }, index) => {
    const of = keyedFields({ kind, ...toStoredFields(kind, content) })
    return testQuestion(index, { kind, text, explanation, ...of } as never)
  })

/** Ben does nothing. */
const searchOf = ({ setup }: Play, pace: 'class' | 'self' = 'class') =>
  new ModeSearch({
    pace,
    hides: setup.modeId === 'split_map',
    questions: setup.questions,
    idle: ['ben'],
    deck: deckSecrets(setup.modeId, setup.material ?? null),
    personal: null,
  })

const sent = (view: object) => JSON.stringify({ type: 'view', view })
const says = (search: ModeSearch, name: string, view: PlayerView, planted: object = {}) =>
  search.hears(name, 'view', sent({ ...view, own: { ...(view.own as object), ...planted } }))

const questions = asked()
type Asked = (typeof questions)[number]
const on = (question: Asked | undefined) =>
  play({ questions: question ? [question] : [], players: ['ana', 'ben', 'cleo'] }).later(1_000)

/** A list, a field, or a word. */
const plantedAs = (dress: string): object =>
  JSON.parse(dress.startsWith('"') ? `{${dress}}` : `{"hint":${quoted(dress)}}`)
const quoted = (dress: string) => (dress.startsWith('[') ? dress : JSON.stringify(dress))

describe.each(questions.map((question) => [question.kind, question] as const))('%s', (_, one) => {
  it('is found nowhere while it is open, and in its result', () => {
    const game = on(one)
    const search = searchOf(game)
    const answer = rightAnswer(one) ?? { option: 1, why: null }
    says(search, 'ben', game.viewOf('ben'))
    game.send(game.moveOf('ana', 'answer', { questionId: one.id, answer }))
    for (const name of ['ana', 'ben']) says(search, name, game.viewOf(name))
    search.pressed()
    game.advance()
    for (const name of ['ana', 'ben']) says(search, name, game.viewOf(name))
    expect([search.leaks, search.blind, search.untold()]).toEqual([[], [], []])
  })

  it('is found where it is planted, in any encoding', () => {
    const game = on(one)
    const { dresses, number } = hiddenOf(one)
    const value = (one.solution as { value?: number } | null)?.value
    const planted = [...dresses.map(plantedAs), ...(number ? [{ hint: value }] : [])]
    for (const fields of planted) {
      const search = searchOf(game)
      says(search, 'ben', game.viewOf('ben'), fields)
      expect(search.leaks.join(), JSON.stringify(fields)).toContain(`(${one.kind})`)
    }
  })

  it('shows a field that tells its solution, and a result that tells nothing', () => {
    const game = on(one)
    const search = searchOf(game)
    says(search, 'ben', game.viewOf('ben'), { correctIndex: 1 })
    expect(search.leaks.join()).toContain('correctIndex')
    search.pressed()
    game.advance()
    const { solution: _, ...stage } = game.stageOf('ben') as { solution: unknown }
    search.hears('ben', 'view', sent({ ...game.viewOf('ben'), stage }))
    expect(search.blind).toHaveLength(1)
  })
})

describe('A search of a game', () => {
  it('shows a result before its host went on', () => {
    const game = on(questions[0])
    const search = searchOf(game)
    says(search, 'ben', game.viewOf('ben'))
    game.advance()
    says(search, 'ben', game.viewOf('ben'))
    expect(search.leaks.join()).toContain('too early')
  })

  it('shows a solution that a player was told, at their own pace, without an answer', () => {
    const game = on(questions[0]).advance()
    const told = (hasAnswered: boolean) => {
      const search = searchOf(game, 'self')
      if (hasAnswered) search.answers('ben', questions[0]?.id ?? '')
      says(search, 'ben', game.viewOf('ben'))
      return search.leaks.length
    }
    expect([told(true), told(false)]).toEqual([0, 1])
  })

  it('shows what others choose to who does nothing, and not how many have', () => {
    const game = on(questions[0])
    const search = searchOf(game)
    says(search, 'ben', game.viewOf('ben'))
    game.answer('ana', 1)
    says(search, 'ben', game.viewOf('ben'))
    expect(search.leaks).toEqual([])
    says(search, 'ben', game.viewOf('ben'), { crowd: { creek: 1 } })
    expect(search.leaks.join()).toContain('creek')
  })

  it('shows a reason that the host has not let through, to all but its writer', () => {
    const game = on(questions[6])
    const search = searchOf(game)
    search.writings.add('ana', 'said by ana')
    says(search, 'ana', game.viewOf('ana'), { why: 'said by ana' })
    expect(search.leaks).toEqual([])
    says(search, 'cleo', game.viewOf('cleo'), { why: 'said by ana' })
    expect(search.leaks.join()).toContain('what ana wrote')
    search.writings.letThrough('said by ana')
    search.writings.atHost('said by ana')
    expect(search.writings.unseen()).toEqual([])
    says(search, 'cleo', game.viewOf('cleo'), { why: 'said by ana' })
    expect(search.leaks).toHaveLength(1)
    search.writings.add('cleo', 'said by cleo')
    expect(search.writings.unseen()).toEqual(['nobody got "said by cleo"'])
  })

  it('shows acknowledgements that differ', () => {
    const search = searchOf(on(questions[0]))
    search.hears('ana', 'accepted', '{"type":"accepted","id":"m0"}')
    search.hears('cleo', 'accepted', '{"type":"accepted","id":"m4","version":31}')
    expect(search.leaks).toEqual([])
    search.hears('cleo', 'accepted', '{"type":"accepted","id":"m5","reply":{"right":true}}')
    expect(search.leaks).toHaveLength(1)
  })

  it('shows a question that differs from its twin, and one that has none', () => {
    const seen = (twin: 0 | 1, planted: object = {}) => {
      const game = on(asked(twin)[4])
      const search = searchOf(game)
      const view = game.viewOf('ben')
      search.hears('ben', 'view', sent({ ...view, stage: { ...view.stage, ...planted } }))
      return search
    }
    const [game, other] = [seen(0), seen(0)]
    game.compareWith(seen(1))
    expect([game.leaks, game.blind]).toEqual([[], []])
    game.compareWith(seen(1, { hint: 3 }))
    expect(game.leaks.join()).toContain('differs from its twin')
    other.compareWith(searchOf(on(asked(1)[4])))
    expect(other.blind.join()).toContain('no twin')
  })
})

describe('A search of a game of careers', () => {
  it('shows a clue that is not open yet, and one that nobody ever saw', () => {
    const game = play({ mode: 'clue_trail', players: ['ana', 'ben'] }).later(1_000)
    const search = searchOf(game)
    const { trails } = game.setup.material as { trails: { clues: { text: string }[] }[] }
    says(search, 'ana', game.viewOf('ana'))
    search.pressed()
    game.advance()
    says(search, 'ana', game.viewOf('ana'))
    expect(search.leaks).toEqual([])
    says(search, 'ana', game.viewOf('ana'), { clue: trails[0]?.clues[2]?.text })
    expect(search.leaks.join()).toContain('clue')
    const deck = deckSecrets('clue_trail', game.setup.material ?? null)
    expect(deck?.unseen().length).toBeGreaterThan(6)
  })

  it('shows the figure of a career that is not placed', () => {
    const game = play({ mode: 'higher_ground', players: ['ana', 'ben'] }).later(1_000)
    const search = searchOf(game, 'self')
    const { cards } = game.setup.material as { cards: { pay: number }[] }
    const { play: own } = game.viewOf('ana').own as unknown as { play: { pair: { key: number }[] } }
    says(search, 'ana', game.viewOf('ana'))
    expect(search.leaks).toEqual([])
    says(search, 'ana', game.viewOf('ana'), { hint: cards[own.pair[0]?.key ?? 0]?.pay })
    expect(search.leaks.join()).toContain('figure')
    expect(deckSecrets('higher_ground', game.setup.material ?? null)?.unseen()).toHaveLength(1)
  })

  it('shows a true task before its trail is walked, and not to who walks there', () => {
    const players = ['ana', 'ben', 'cleo', 'dan', 'eve', 'fay']
    const game = play({ mode: 'decoy', players }).later(1_000)
    const deck = deckSecrets('decoy', game.setup.material ?? null)
    const view = game.viewOf('ana')
    const { rounds } = game.setup.material as { rounds: { trails: { truth: string }[] }[] }
    const truths = rounds.flatMap(({ trails }) => trails.map(({ truth }) => truth))
    const told = (seen: PlayerView, planted = '') =>
      deck?.search('ana', seen, JSON.stringify(seen) + planted, new Map())
    expect(told(view)).toEqual([])
    expect(truths.map((truth) => told(view, truth)?.length)).toContain(1)
    expect(told(game.advance().viewOf('ana'))).toEqual([])
    expect(deck?.unseen()).toEqual([])
  })
})

describe('A search of a game whose mode draws the question itself', () => {
  it('shows a result before its host went on, and a team whose claim is told', () => {
    const question = questions.find(({ kind }) => kind === 'choice')
    const game = play({ mode: 'split_map', questions: question ? [question] : [] }).later(1_000)
    const search = searchOf(game)
    const id = game.setup.questions[0]?.id ?? ''
    says(search, 'ben', game.viewOf('ben'))
    expect(search.seenOpen.has(id)).toBe(true)
    says(search, 'ben', game.viewOf('ben'), { claim: 1 })
    expect(search.leaks.join()).toContain('claim')
    game.advance()
    says(search, 'ben', game.viewOf('ben'))
    expect(search.leaks.join()).toContain('too early')
  })
})
