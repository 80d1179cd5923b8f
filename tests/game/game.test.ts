import { factsBetween } from '@pathquest/core/game'
import { testQuestion } from '@pathquest/core/testing/setup'
import { lobby, play, playSolo } from '@pathquest/modes/testing/play'
import { describe, expect, it } from 'vitest'

const DAY = 24 * 3_600_000

describe('beats', () => {
  it('[G23] one for the start, each closing, each opening and the end', () => {
    const game = lobby({ players: ['ana', 'ben'] })
    const beats = [game.game.beat]
    beats.push(game.start().game.beat)
    for (let press = 0; press < 6; press++) beats.push(game.later(1_000).advance().game.beat)
    expect(beats).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(game.game.status).toBe('completed')
  })

  it('[G23] none for joining, answers, presence, locks and control', () => {
    const game = play({ players: ['ana', 'ben', 'cleo'], allowLateJoin: true }).at(1_000)
    const { beat } = game.game
    game.join('eve').connect('eve').answer('ana', 0).lose('ben').connect('ben').host('lock')
    game.hostBack('tab-other').host('take_control', { tab: 'tab-other' })
    expect(game.game.beat).toBe(beat)
  })

  it('[G23] events are sent once, in order', () => {
    const game = play().at(1_000).answer('ana', 0)
    const before = game.game
    const done = game.tryAnswer('ben', 0)
    const facts = done.ok ? factsBetween(game.setup, before, done, game.now) : []
    expect(facts).toEqual([{ type: 'question_closed', index: 0 }])
  })

  it('[G23] the settlement is announced once, for a cancelled and a finished game', () => {
    for (const game of [lobby({ players: ['ana'] }), play()]) {
      const { game: before, setup, now } = game.host('end')
      const { game: after } = game.settle()
      const facts = factsBetween(setup, before, { ok: true, game: after }, now)
      expect(facts).toEqual([{ type: 'rewards' }])
    }
  })
})

describe('the end', () => {
  it('[G24] ending a lobby cancels it', () => {
    const game = lobby({ players: ['ana'] }).host('end')
    expect(game.stageOf('ana').name).toBe('cancelled')
    expect(game.game).toMatchObject({ outcome: 'cancelled', startedAt: null })
    expect(game.placeOf('ana')).toBeNull()
    expect(game.game.outbox.map((item) => item.kind)).toEqual(['roster', 'cancelled'])
  })

  it('[G25] End game now closes the open question and keeps its answers', () => {
    const game = play().at(1_000).answer('ana', 'right').host('end')
    expect(game.stageOf('ana').name).toBe('podium')
    expect(game.scoreOf('ana')).toBe(10)
    expect(game.game).toMatchObject({ outcome: 'finished', endedAt: game.now })
  })

  it('[G26] a finished game accepts no answer and no step', () => {
    const game = play().at(1_000).host('end')
    expect(game.tryAnswer('ana', 0)).toMatchObject({ code: 'too_slow' })
    expect(game.tryHost('advance')).toBe('game_over')
  })

  it('[G26] ending it again is no error and changes nothing', () => {
    const game = play().at(1_000).host('end')
    const before = game.game
    expect(game.later(1_000).tryHost('end')).toBe('ok')
    expect(game.game.endedAt).toBe(before.endedAt)
    expect(game.game.outbox).toEqual(before.outbox)
  })

  it('[G26] a lobby accepts no answer and no step', () => {
    const game = lobby({ players: ['ana'] })
    expect(game.says(game.moveOf('ana', 'answer'))).toBe('game_not_started')
    expect(game.tryHost('advance')).toBe('game_not_started')
  })
})

describe('a solo player', () => {
  it('[G27] starts, advances and ends without a host', () => {
    const game = playSolo()
    for (const index of [0, 1, 2]) {
      expect(game.stageOf('ana')).toMatchObject({ name: 'question', index })
      game.later(1_000).answer('ana', 'right')
      expect(game.stageOf('ana')).toMatchObject({ name: 'result', index, nextAt: null })
      game.advance()
    }
    expect(game.stageOf('ana').name).toBe('podium')
    expect([game.scoreOf('ana'), game.placeOf('ana')]).toEqual([30, 1])
  })

  it('[G27] at the deadline the question closes as missed', () => {
    expect(playSolo().at(20_500).stageOf('ana')).toMatchObject({ name: 'result', yourAnswer: null })
  })

  it('[G27] Next Question pressed twice does not skip a question', () => {
    const game = playSolo().at(1_000).answer('ana', 'right').advance()
    expect(game.says(game.moveOf('ana', 'advance'))).toBe('stale_version')
    expect(game.stageOf('ana')).toMatchObject({ name: 'question', index: 1 })
  })

  it('[G27] may end at any time', () => {
    const game = playSolo().at(1_000).answer('ana', 'right')
    expect(game.says(game.moveOf('ana', 'end'))).toBe('ok')
    expect([game.stageOf('ana').name, game.scoreOf('ana')]).toEqual(['podium', 10])
  })

  it('[G27] in a class no player starts, advances or ends', () => {
    const game = play()
    for (const type of ['start', 'advance', 'end']) {
      expect(game.says(game.moveOf('ana', type))).toBe('move_unknown')
    }
  })

  it('[G28] is never paused, can be resumed days later and is retained for 30 days', () => {
    const game = playSolo()
      .at(1_000)
      .answer('ana', 'right')
      .lose('ana')
      .later(29 * DAY)
    expect(game.game).toMatchObject({ status: 'in_progress', paused: false })
    game.connect('ana').advance().later(1_000).answer('ana', 'right')
    expect(game.scoreOf('ana')).toBe(20)
    expect(game.later(DAY).game).toMatchObject({ status: 'completed', outcome: 'finished' })
  })
})

describe('places', () => {
  it('[G29] by score, right answers and order of joining', () => {
    const game = play({ players: ['ana', 'ben', 'cleo', 'dan'] }).at(1_000)
    game.answer('cleo', 'right').answer('ben', 'wrong').answer('ana', 'wrong').host('end')
    expect(['ana', 'ben', 'cleo', 'dan'].map(game.placeOf)).toEqual([2, 3, 1, null])
  })

  it('[G29] there are none before the end', () => {
    expect(play().at(1_000).answer('ana', 'right').advance().placeOf('ana')).toBeNull()
  })

  it('[G29] a player who never came back is listed below those with a place', () => {
    const game = play({ players: ['ana', 'ben', 'cleo'] }).at(1_000)
    game.answer('cleo', 'right').answer('ben', 'wrong').advance().leave('cleo').advance()
    game.later(1_000).answer('ben', 'wrong').host('end')
    const rows = game.hostView.leaderboard.map((row) => row.playerId)
    expect(rows).toEqual(['ben', 'cleo', 'ana'])
    expect(game.placeOf('ben')).toBe(1)
    expect(game.placeOf('cleo')).toBeNull()
  })

  it('[G29] returning to the podium does not change places', () => {
    const game = play().at(1_000).answer('ana', 'right').answer('ben', 'wrong').advance()
    game.leave('ana').later(1_000).answer('ben', 'wrong').host('end')
    game.join('ana').connect('ana').leave('ben')
    expect([game.placeOf('ana'), game.placeOf('ben')]).toEqual([null, 1])
  })
})

describe('visibility of players', () => {
  const CLASS = Array.from({ length: 8 }, (_, index) => `p${index}`)

  it('[G30] players see the first five and themselves; host and screen see all', () => {
    const game = play({ players: CLASS }).at(1_000).answer('p7', 'right').advance()
    const rows = (id: string) => game.viewOf(id).leaderboard.map((row) => row.playerId)
    expect(rows('p0')).toEqual(['p7', 'p0', 'p1', 'p2', 'p3'])
    expect(rows('p6')).toEqual(['p7', 'p0', 'p1', 'p2', 'p3', 'p6'])
    expect(game.hostView.leaderboard).toHaveLength(8)
    expect(game.screenView.leaderboard).toHaveLength(8)
  })

  it('[G30] on the podium players see all', () => {
    const game = play({ players: CLASS }).host('end')
    expect(game.viewOf('p0').leaderboard).toHaveLength(8)
  })

  it('[G30] the player list is shown in the lobby, and always to the host', () => {
    const game = lobby({ players: CLASS })
    expect(game.viewOf('p0').players).toHaveLength(8)
    game.start()
    expect([game.viewOf('p0').players, game.screenView.players]).toEqual([[], []])
    expect(game.hostView.players).toHaveLength(8)
  })

  it('[G30] only the host sees the solution of an open question and who has answered', () => {
    const game = play({ questions: [testQuestion(0)] })
      .at(1_000)
      .answer('ana', 0)
    expect(game.hostView.stage).toMatchObject({
      answeredBy: ['ana'],
      solution: { correctIndex: 0 },
    })
    for (const stage of [game.stageOf('ben'), game.stageOf()]) {
      expect(stage).not.toHaveProperty('solution')
      expect(stage).not.toHaveProperty('answeredBy')
    }
  })
})

describe('everything else', () => {
  it.each(['fly', 'constructor', '__proto__', ''])('[G31] there is no move "%s"', (type) => {
    expect(play().says(play().moveOf('ana', type))).toBe('move_unknown')
  })

  it.each(['nobody', 'constructor', '__proto__'])('[G31] "%s" has no seat', (playerId) => {
    expect(play().says(play().moveOf(playerId, 'answer'))).toBe('seat_invalid')
  })

  it('[G32] an answer over HTTP counts as a sign of life', () => {
    const game = play({ players: ['ana', 'ben', 'cleo'] })
      .at(1_000)
      .leave('ana')
    game.at(2_000).answer('ana', 'right').later(1_000).advance().advance().later(1_000)
    game.answer('ben', 0).answer('cleo', 0)
    expect(game.stageOf('ana').name).toBe('question')
  })

  it('[G33] after a restart of the room, players who do not reconnect count as lost from then on', () => {
    const game = play({ players: ['ana', 'ben', 'cleo'] })
      .at(1_000)
      .answer('ana', 0)
    game.says({ type: 'reconciled', playerIds: ['ana', 'cleo'], tabs: [] })
    expect(game.hostView.players.map((player) => player.connected)).toEqual([true, false, true])
    expect(game.game.seats.ben?.lostAt).toBe(game.now)
    expect(game.game.host).toMatchObject({ tabs: [], lostAt: game.now })
    expect(game.later(15_000).viewOf('ana').paused).toBe(true)
  })

  it('[G34] players receive the code of the next game', () => {
    const game = play().host('end')
    expect(game.viewOf('ana').game.nextGameCode).toBeNull()
    game.says({ type: 'next_game', gameCode: 'XYZ789' })
    expect(game.viewOf('ana').game.nextGameCode).toBe('XYZ789')
  })
})
