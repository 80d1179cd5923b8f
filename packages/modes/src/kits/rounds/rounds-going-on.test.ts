import { modeContext, postBody } from '@pathquest/core/game'
import { describe, expect, it } from 'vitest'
import { gameMode } from '../../game-rules'
import { type Play, play, playSolo } from '../../testing/play'
import type { RoundsState } from './rounds-state'

describe('advancing', () => {
  it('[R20] an advance closes what is open, the next opens what follows', () => {
    const game = play().at(1_000).advance()
    expect(game.stageOf('ana')).toMatchObject({ name: 'result', index: 0, isLast: false })
    game.advance()
    expect(game.stageOf('ana')).toMatchObject({ name: 'question', index: 1, answeredCount: 0 })
  })

  it('[R21] after the last question it ends the game', () => {
    const game = play().advance().advance().advance().advance().advance()
    expect(game.stageOf('ana')).toMatchObject({ name: 'result', index: 2, isLast: true })
    game.advance()
    expect(game.stageOf('ana').name).toBe('podium')
  })

  it('[R22] manual: a result stays until the host advances', () => {
    const game = play().advance()
    expect(game.stageOf('ana')).toMatchObject({ nextAt: null })
    expect(game.later(600_000).stageOf('ana')).toMatchObject({ name: 'result', index: 0 })
  })

  it('[R23] auto: the result is replaced by the next question after its time', () => {
    const game = play({ progression: 'auto', resultMs: 5_000 }).at(20_500)
    expect(game.stageOf('ana')).toMatchObject({ name: 'result', nextAt: game.now + 5_000 })
    expect(game.later(4_999).stageOf('ana').name).toBe('result')
    expect(game.later(1).stageOf('ana')).toMatchObject({ name: 'question', index: 1 })
  })

  it('[R23] auto: the host may advance before the result’s time is up', () => {
    const game = play({ progression: 'auto' }).at(1_000).advance().advance()
    expect(game.stageOf('ana')).toMatchObject({ name: 'question', index: 1 })
    expect(game.later(5_000).stageOf('ana')).toMatchObject({ name: 'question', index: 1 })
  })

  it('[R23] auto: nobody has to press anything until the podium', () => {
    const game = play({ progression: 'auto' }).at(3 * 25_500)
    expect(game.stageOf('ana').name).toBe('podium')
  })

  it('[R24] without its host the open question keeps its deadline and no other opens', () => {
    const game = play({ progression: 'auto' }).at(1_000).loseHost().at(20_499)
    expect(game.stageOf('ana')).toMatchObject({ name: 'question', index: 0 })
    expect(game.at(60_000).stageOf('ana')).toMatchObject({ name: 'result', index: 0 })
    expect(game.viewOf('ana').paused).toBe(true)
  })

  it('[R24] advancing is refused while nothing may open', () => {
    const game = play().advance()
    const context = { ...modeContext(game.setup, game.game, game.now), paused: true }
    const done = gameMode(game.setup.modeId).on(game.game.mode, { kind: 'advance' }, context)
    expect(done).toMatchObject({ ok: false, code: 'host_away' })
  })

  it('[R24] the last result is still replaced by the podium', () => {
    const game = play({ progression: 'auto', resultMs: 15_000 })
    game.advance().advance().advance().advance().later(19_000).loseHost().later(17_000)
    expect(game.viewOf('ana')).toMatchObject({ paused: false, stage: { name: 'podium' } })
  })

  it('[R24] the last result is replaced even if the game was paused before', () => {
    const game = play({ progression: 'auto' })
    game.advance().advance().advance().advance().loseHost().later(18_000)
    expect(game.viewOf('ana')).toMatchObject({ paused: true, stage: { name: 'question' } })
    expect(game.later(8_000).stageOf('ana').name).toBe('podium')
  })
})

const late = () => play({ allowLateJoin: true }).at(1_000).join('eve').connect('eve')

describe('joining late', () => {
  it('[R25] a late player sees no open question and cannot answer it', () => {
    const game = late()
    expect(game.stageOf('eve')).toEqual({ name: 'waiting_next', index: 0, total: 3 })
    const done = game.at(2_000).tryAnswer('eve', 0)
    expect(done).toMatchObject({ ok: false, code: 'question_not_open' })
  })

  it('[R25] a late player is neither counted nor waited for', () => {
    const game = late()
    expect(game.stageOf('ana')).toMatchObject({ presentCount: 2 })
    game.at(2_000).answer('ana', 0).answer('ben', 0)
    expect(game.stageOf('ana').name).toBe('result')
    expect(game.stageOf('eve').name).toBe('waiting_next')
  })

  it('[R25] a late player plays from the next question on, from score 0', () => {
    const game = late().at(2_000).advance().advance().later(1_000).answer('eve', 'right').advance()
    expect(game.viewOf('eve').you).toMatchObject({ score: 10, totalAnswers: 1 })
  })
})

describe('questions shown to a player', () => {
  const askedOf = (game: Play) =>
    Object.fromEntries(['ana', 'ben', 'eve'].map((id) => [id, game.viewOf(id).you.askedQuestions]))

  it('[R41] for a late player those that came after, and none left out by an early end', () => {
    const game = late().at(2_000).advance().advance().later(1_000).answer('eve', 'right')
    expect(askedOf(game)).toEqual({ ana: undefined, ben: undefined, eve: undefined })
    game.host('end')
    expect(askedOf(game)).toEqual({ ana: 2, ben: 2, eve: 1 })
    const item = game.game.outbox.find((one) => one.kind === 'result')
    if (!item) throw new Error('nothing to settle')
    const post = postBody(game.setup, game.game, item, game.now)
    if (post.kind !== 'result') throw new Error('not a result')
    expect(post.players.map(({ askedQuestions }) => askedQuestions)).toEqual([2, 2, 1])
  })

  it('[R41] none that was skipped, and missed ones too', () => {
    const game = play().at(1_000).host('skip').advance().later(1_000).answer('ana', 'right')
    game.lose('ben').advance().host('end')
    expect(game.viewOf('ana').you).toMatchObject({ totalAnswers: 1, askedQuestions: 1 })
    expect(game.viewOf('ben').you).toMatchObject({ totalAnswers: 0, askedQuestions: 1 })
  })

  it('[R41] in a game stored by a version that did not count them: those that were closed', () => {
    const { mode } = play().at(1_000).answer('ana', 'right').answer('ben', 'wrong').game
    const state = JSON.parse(JSON.stringify(mode)) as RoundsState
    for (const tally of Object.values(state.tallies))
      Reflect.deleteProperty(tally, 'askedQuestions')
    const read = gameMode('career_quest').readState(state) as RoundsState
    expect(read.tallies.ana?.askedQuestions).toBe(1)
  })
})

describe('eligibility for a place', () => {
  it('[R26] nobody without an answer', () => {
    const game = play().at(1_000).answer('ana', 'wrong').host('end')
    expect([game.placeOf('ana'), game.placeOf('ben')]).toEqual([1, null])
  })

  it('[R26] nobody who was lost and never came back', () => {
    const game = play().at(1_000).answer('ben', 'right').lose('ben').answer('ana', 'wrong')
    expect(game.stageOf('ana').name).toBe('result')
    game.at(20_000).advance().later(1_000).host('end')
    expect([game.placeOf('ana'), game.placeOf('ben')]).toEqual([1, null])
  })

  it('[R26] a player who was lost and came back for a later question', () => {
    const game = play().at(1_000).answer('ben', 'right').lose('ben').answer('ana', 'wrong')
    game.at(20_000).advance().later(1_000).connect('ben').host('end')
    expect(game.placeOf('ben')).toBe(1)
  })

  it('[R26] a player who answered the last question and was lost after it', () => {
    const game = play({ questions: play().setup.questions.slice(0, 1) })
    game.at(1_000).answer('ben', 'right').lose('ben').at(20_500).advance()
    expect(game.placeOf('ben')).toBe(1)
  })

  it('[R32] a solo game ends by itself after the last answer, with or without its player', () => {
    const game = playSolo({ resultMs: 5_000 }).at(1_000).answer('ana', 'right').advance()
    game.later(1_000).answer('ana', 'right').advance().later(1_000).answer('ana', 'wrong')
    game.lose('ana')
    expect(game.stageOf('ana')).toMatchObject({ name: 'result', isLast: true, nextAt: null })
    expect(game.later(4_999).game.status).toBe('in_progress')
    expect(game.later(1).game).toMatchObject({ status: 'completed', outcome: 'finished' })
    expect(game.placeOf('ana')).toBe(1)
    // Pressed a moment later.
    expect(game.advance().game.status).toBe('completed')
  })

  it('[R32] and stays on every result before the last', () => {
    const game = playSolo().at(1_000).answer('ana', 'right').later(600_000)
    expect(game.stageOf('ana')).toMatchObject({ name: 'result', index: 0 })
  })

  it('[R26] a player who comes back while the last result is shown', () => {
    const game = playSolo().at(1_000).answer('ana', 'right').advance().later(1_000)
    game.answer('ana', 'wrong').advance().lose('ana').later(21_000).connect('ana')
    expect(game.stageOf('ana')).toMatchObject({ name: 'result', index: 2, isLast: true })
    game.advance()
    expect(game.placeOf('ana')).toBe(1)
  })

  it('[R27] N players who answered, M present ones who take part', () => {
    const game = play({ players: ['ana', 'ben', 'cleo'], allowLateJoin: true }).at(1_000)
    game.answer('ana', 0).join('dan').connect('dan').lose('cleo')
    expect(game.stageOf()).toMatchObject({ answeredCount: 1, presentCount: 3 })
    expect(game.at(17_000).stageOf()).toMatchObject({ answeredCount: 1, presentCount: 2 })
  })

  it('[R27] who has answered and left is in both', () => {
    const game = play().at(1_000).answer('ana', 0).lose('ana').at(17_000)
    expect(game.stageOf('ben')).toMatchObject({ answeredCount: 1, presentCount: 2 })
  })

  it('[R27] a removed player is in neither', () => {
    const game = play({ players: ['ana', 'ben', 'cleo'] })
      .at(1_000)
      .answer('ana', 0)
    game.host('kick', { playerId: 'ana' })
    expect(game.stageOf()).toMatchObject({ answeredCount: 0, presentCount: 2 })
  })
})
