import { resultPost } from '@pathquest/core/game'
import { describe, expect, it } from 'vitest'
import { play } from '../../testing/play'
import { registerTestModes } from '../../testing/register'

registerTestModes()

describe('a skipped question', () => {
  it('[R29] counts for nobody', () => {
    const game = play().at(1_000).answer('ana', 'right').answer('ben', 'wrong').advance()
    game.later(1_000).answer('ana', 'wrong').host('skip')
    expect(game.stageOf('ana')).toMatchObject({
      name: 'result',
      isSkipped: true,
      yourAnswer: null,
      yourVerdict: null,
      solution: { correctIndex: null, explanation: null },
    })
    game.advance().later(1_000).answer('ana', 'right').answer('ben', 'right').advance()
    const { players, answers } = resultPost(game.setup, game.game, 'result')
    expect(players).toMatchObject([
      { playerId: 'ana', score: 20, correctAnswers: 2, totalAnswers: 2, classScore: 100 },
      { playerId: 'ben', score: 10, correctAnswers: 1, totalAnswers: 2, classScore: 50 },
    ])
    expect(answers.map(({ questionId }) => questionId)).not.toContain('qn_test_1')
  })

  it('[R29] neither ends nor continues a streak', () => {
    const game = play({ mode: 'speed_run', timeStretch: 1_000, minAnswerMs: 0 })
    game.answer('ana', 'right').advance().advance()
    game.answer('ana', 'right').host('skip').advance()
    const before = game.scoreOf('ana')
    game.answer('ana', 'right').advance()
    expect(game.scoreOf('ana') - before).toBe(11)
  })

  it('[R29] scores for no team, and eliminates nobody', () => {
    const teams = play({ mode: 'team_challenge' }).at(1_000).answer('ana', 'right').host('skip')
    expect(teams.screenView.teams?.map(({ score }) => score)).toEqual([0, 0])
    const last = play({ mode: 'last_light', players: ['ana', 'ben', 'cleo'] }).host('skip')
    const next = last.advance().stageOf('ana')
    expect(next.name).toBe('question')
  })

  it('[R29] as the only question, leaves nothing to grade', () => {
    const game = play().host('skip').advance().host('skip').advance().host('skip').advance()
    const { players } = resultPost(game.setup, game.game, 'result')
    expect(players.map(({ classScore, placement }) => [classScore, placement])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  it('[R29] in auto, is replaced like any other', () => {
    const game = play({ progression: 'auto' }).host('skip')
    expect(game.later(5_000).stageOf()).toMatchObject({ name: 'question', index: 1 })
  })
})

describe('added time', () => {
  it('[R30] moves the deadline for all', () => {
    const game = play().host('add_time')
    expect(game.stageOf('ben')).toMatchObject({ deadline: game.now + 35_000, limitMs: 35_000 })
    expect(game.at(35_400).stageOf().name).toBe('question')
    expect(game.at(35_600).stageOf().name).toBe('result')
  })

  it('[R30] counts from now where the time is up', () => {
    const game = play().host('extra_time', { playerId: 'ana', factor: 2 }).at(30_000)
    expect(game.tryAnswer('ben', 'right')).toMatchObject({ code: 'too_slow' })
    game.host('add_time')
    expect(game.stageOf('ben')).toMatchObject({ deadline: game.now + 15_000 })
    expect(game.tryAnswer('ben', 'right').ok).toBe(true)
  })

  it('[R30] raises no time-based score', () => {
    const game = play({ mode: 'speed_run' }).host('add_time')
    game.at(20_000).answer('ana', 'right').at(34_000).answer('ben', 'right')
    expect([game.scoreOf('ana'), game.scoreOf('ben')]).toEqual([5, 5])
  })

  it('[R30] is five minutes at most', () => {
    const game = play()
    for (let i = 0; i < 20; i++) game.host('add_time')
    expect(game.tryHost('add_time')).toBe('not_now')
  })
})

describe('extra time for one player', () => {
  const late = () => play().host('extra_time', { playerId: 'ana', factor: 1.5 })

  it('[R31] the player’s deadline is later, and the question waits for it', () => {
    const game = late()
    expect(game.stageOf('ana')).toMatchObject({ limitMs: 30_000 })
    expect(game.stageOf('ben')).toMatchObject({ limitMs: 20_000 })
    expect(game.stageOf()).toMatchObject({ limitMs: 20_000 })
    game.at(21_000)
    expect(game.tryAnswer('ben', 'right')).toMatchObject({ code: 'too_slow' })
    expect(game.at(30_400).stageOf().name).toBe('question')
    expect(game.at(30_500).stageOf().name).toBe('result')
  })

  it('[R31] closes with the answer that it waited for', () => {
    const game = late().at(25_000).answer('ana', 'right')
    expect(game.stageOf().name).toBe('result')
    expect(game.scoreOf('ana')).toBe(10)
  })

  it('[R31] waits for nobody who has answered or is gone', () => {
    const answered = late().at(1_000).answer('ana', 'right').at(20_500)
    expect(answered.stageOf().name).toBe('result')
    const gone = late().at(4_000).lose('ana').at(20_500)
    expect(gone.stageOf().name).toBe('result')
    const going = late().at(19_000).leave('ana').at(20_500)
    expect(going.stageOf().name).toBe('result')
  })

  it('[R31] a time-based score uses the player’s own limit', () => {
    const game = play({ mode: 'speed_run' }).host('extra_time', { playerId: 'ana', factor: 2 })
    game.at(10_000).answer('ben', 'right').at(20_000).answer('ana', 'right')
    expect(game.scoreOf('ana')).toBe(game.scoreOf('ben'))
  })

  it('[R31] is preserved by a pause as well', () => {
    const game = late().at(10_000).host('pause').later(60_000)
    expect(game.stageOf('ana')).toMatchObject({ stopped: { leftMs: 20_000, limitMs: 30_000 } })
    expect(game.stageOf('ben')).toMatchObject({ stopped: { leftMs: 10_000, limitMs: 20_000 } })
    game.host('resume')
    expect(game.stageOf('ana')).toMatchObject({ deadline: game.now + 20_000 })
  })
})
