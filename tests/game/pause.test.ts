import { postBody, resultPost } from '@pathquest/core/game'
import { PAUSED_RETENTION_MS } from '@pathquest/core/rooms/timing'
import { HOST_TAB, lobby, type Play, play, playSolo } from '@pathquest/modes/testing/play'
import { registerTestModes } from '@pathquest/modes/testing/register'
import { describe, expect, it } from 'vitest'

registerTestModes()

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A class of three on its first question, paused after five of twenty seconds. */
const pausedClass = (): Play =>
  play({ players: ['ana', 'ben', 'cleo'] })
    .at(1_000)
    .answer('ana', 'right')
    .at(5_000)
    .host('pause')

const leftMs = (game: Play) => {
  const stage = game.stageOf()
  return stage.name === 'question' ? stage.stopped?.leftMs : undefined
}
const rosterOf = (game: Play) =>
  postBody(game.setup, game.game, { key: 'k', kind: 'roster', dueAt: 0, attempts: 0 }, game.now)

describe("the host's pause", () => {
  it('[G60] stops every clock, and resumes with the remaining time', () => {
    const game = pausedClass().later(10 * MINUTE)
    expect(leftMs(game)).toBe(15_000)
    expect(game.stageOf()).toMatchObject({ name: 'question', deadline: null, limitMs: null })
    game.host('resume')
    expect(game.stageOf()).toMatchObject({ deadline: game.now + 15_000, limitMs: 20_000 })
    expect(game.later(15_400).stageOf().name).toBe('question')
    expect(game.later(200).stageOf().name).toBe('result')
  })

  it('[G60] holds a result with auto progression, too', () => {
    const game = play({ progression: 'auto' }).at(1_000).answer('ana', 0).answer('ben', 0)
    game.later(2_000).host('pause').later(MINUTE)
    expect(game.stageOf()).toMatchObject({ name: 'result', nextAt: null })
    game.host('resume')
    expect(game.later(2_900).stageOf().name).toBe('result')
    expect(game.later(200).stageOf().name).toBe('question')
  })

  it('[G60] stops the clock of a self-paced mode', () => {
    const game = play({ mode: 'treasure_chests' }).later(MINUTE).host('pause')
    expect(game.wakeAt).toBe(game.now + PAUSED_RETENTION_MS)
    const clock = () => (game.viewOf('ana').own as { clock: { deadline: number } }).clock
    const due = () => clock().deadline - game.now
    game.later(DAY).host('resume')
    expect(due()).toBe(2 * MINUTE)
  })

  it('[G61] accepts no move, but acknowledges a repeated earlier move again', () => {
    const game = play().at(1_000)
    const answer = game.moveOf('ana', 'answer', {
      questionId: 'qn_test_0',
      selectedOptionIndex: 0,
    })
    game.send(answer)
    game.host('pause')
    expect(game.says(answer)).toBe('ok')
    expect(game.tryAnswer('ben', 'right')).toMatchObject({ code: 'game_paused' })
    game.host('resume')
    expect(game.tryAnswer('ben', 'right').ok).toBe(true)
  })

  it('[G61] opens and closes nothing when players connect or disconnect', () => {
    const game = pausedClass()
    expect(game.tryHost('advance')).toBe('game_paused')
    expect(game.tryHost('skip')).toBe('game_paused')
    expect(game.tryHost('add_time')).toBe('game_paused')
    game.leave('ben').leave('cleo').later(MINUTE)
    expect(game.stageOf().name).toBe('question')
    game.host('resume')
    expect(game.stageOf().name).toBe('result')
  })

  it('[G62] is shown to everybody, with the date until which the game is retained', () => {
    const game = pausedClass()
    const pausedByHost = { since: game.now, until: game.now + PAUSED_RETENTION_MS }
    for (const view of [game.viewOf('ana'), game.hostView, game.screenView]) {
      expect(view).toMatchObject({ paused: true, pausedByHost })
    }
    expect(rosterOf(game)).toMatchObject({ pausedAt: game.now })
    game.host('resume')
    expect(game.hostView.paused).toBe(false)
    expect(game.hostView.pausedByHost).toBeUndefined()
    expect(rosterOf(game)).toMatchObject({ pausedAt: null })
  })

  it('[G62] is idempotent, and only available in a running class game', () => {
    const game = pausedClass()
    const since = game.game.pausedAt
    expect(game.later(MINUTE).tryHost('pause')).toBe('ok')
    expect(game.game.pausedAt).toBe(since)
    expect(game.host('resume').tryHost('resume')).toBe('ok')
    expect(lobby().tryHost('pause')).toBe('game_not_started')
    expect(game.host('end').tryHost('pause')).toBe('game_over')
    expect(playSolo().tryHost('pause', { tab: null })).toBe('not_now')
  })

  it('[G63] survives the absence of host and players; the same seats continue', () => {
    const game = pausedClass()
    for (const player of ['ana', 'ben', 'cleo']) game.lose(player)
    game
      .loseHost()
      .later(13 * DAY)
      .hostBack('tab-tomorrow')
    expect(game.game.status).toBe('in_progress')
    expect(game.tryHost('resume', { tab: 'tab-tomorrow' })).toBe('ok')
    for (const player of ['ana', 'ben', 'cleo']) game.connect(player)
    game.later(1_000).answer('ben', 'right').answer('cleo', 'wrong')
    expect(game.hostView.leaderboard.map(({ playerId, score }) => [playerId, score])).toEqual([
      ['ana', 10],
      ['ben', 10],
      ['cleo', 0],
    ])
  })

  it('[G63] is sent to the mode once, even if the host disconnects and returns meanwhile', () => {
    const game = pausedClass().loseHost().later(MINUTE)
    expect(game.game.paused).toBe(false)
    game.hostBack().host('resume')
    expect(leftMs(game)).toBeUndefined()
    expect(game.stageOf()).toMatchObject({ deadline: game.now + 15_000 })
  })

  it('[G64] ends after 14 days and is settled with the current standings', () => {
    const game = pausedClass()
    for (const player of ['ana', 'ben', 'cleo']) game.lose(player)
    game.loseHost().later(PAUSED_RETENTION_MS - 1)
    expect(game.isOver).toBe(false)
    game.later(1)
    expect(game.isOver).toBe(true)
    expect(resultPost(game.setup, game.game, 'result').players).toMatchObject([
      { playerId: 'ana', score: 10, placement: 1 },
      { playerId: 'ben', placement: null },
      { playerId: 'cleo', placement: null },
    ])
  })

  it('[G64] ends immediately on the host’s command', () => {
    const game = pausedClass().later(DAY).host('end')
    expect(game.hostView.stage.name).toBe('podium')
    expect(game.hostView.paused).toBe(false)
  })

  it('[G65] is restored from its log', () => {
    const game = pausedClass().later(DAY).loseHost().later(DAY).hostBack().host('resume')
    expect(game.replayed()).toEqual(game.game)
  })
})

describe('skip and more time', () => {
  it('[G66] are available while the mode allows them', () => {
    const game = play()
    expect(game.hostView.allows).toEqual(['skip', 'add_time'])
    game.host('skip')
    expect(game.hostView.allows).toEqual([])
    expect(game.tryHost('skip')).toBe('not_now')
    expect(game.tryHost('add_time')).toBe('not_now')
    expect(lobby().tryHost('skip')).toBe('game_not_started')
    expect(play({ timeStretch: null }).tryHost('add_time')).toBe('not_now')
    expect(play({ mode: 'treasure_chests' }).tryHost('skip')).toBe('not_now')
  })

  it('[G66] of two commands on one beat the second skips nothing more', () => {
    const game = play()
    const expectedBeat = game.hostView.game.beat
    game.host('skip', { expectedBeat })
    expect(game.tryHost('skip', { expectedBeat })).toBe('stale_version')
    expect(game.tryHost('advance', { tab: HOST_TAB })).toBe('ok')
  })
})
