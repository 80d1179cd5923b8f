import { duePost, postBody } from '@pathquest/core/game'
import { HOST_TAB, lobby, type Play, play } from '@pathquest/modes/testing/play'
import { describe, expect, it } from 'vitest'

const codeOf = (done: ReturnType<Play['tryJoin']>) => (done.ok ? 'ok' : done.code)
const listed = (game: Play) => game.hostView.players.map((player) => player.playerId)
const comesBack = (game: Play, playerId: string, ticketAt: number | null = game.now) =>
  game.says({ type: 'connected', playerId, ticketAt })

/** The newest roster as it would be posted to the server. */
function roster(game: Play) {
  const item = game.game.outbox.findLast((one) => one.kind === 'roster')
  const post = item && postBody(game.setup, game.game, item, game.now)
  if (post?.kind !== 'roster') throw new Error('no roster to post')
  return post
}
function delivered(game: Play): Play {
  game.later(1_000)
  for (let item = duePost(game.game, game.now); item; item = duePost(game.game, game.now)) {
    game.says({ type: 'delivered', key: item.key, rewards: null })
  }
  return game
}

describe('a loss that is detected late', () => {
  it('[G42] counts from the last sign of life: the open question waits no second grace period', () => {
    const game = play({ players: ['ana', 'ben'] })
      .at(1_000)
      .answer('ana', 0)
      .later(15_000)
    expect(game.stageOf('ana').name).toBe('question')
    game.says({ type: 'lost', playerId: 'ben', since: game.now - 15_000 })
    expect(game.stageOf('ana')).toMatchObject({ name: 'result', index: 0 })
  })

  it('[G42] within the grace period only the rest of it is waited for', () => {
    const game = play({ players: ['ana', 'ben'] })
      .at(1_000)
      .answer('ana', 0)
      .later(5_000)
    game.says({ type: 'lost', playerId: 'ben', since: game.now - 5_000 })
    expect(game.later(9_999).stageOf('ana').name).toBe('question')
    expect(game.later(1).stageOf('ana').name).toBe('result')
  })

  it('[G42] a host who has been silent for 15 s counts as gone immediately', () => {
    const game = play().later(20_000)
    game.says({ type: 'host_lost', tab: HOST_TAB, since: game.now - 15_000 })
    expect(game.later(0).viewOf('ana').paused).toBe(true)
    expect(game.hostBack().viewOf('ana').paused).toBe(false)
  })
})

describe('a disconnected player in the lobby', () => {
  it('[G43] loses the place after 15 s, and not before', () => {
    const game = lobby({ players: ['ana', 'ben'], maxPlayers: 2 })
      .lose('ana')
      .later(14_999)
    expect(listed(game)).toEqual(['ana', 'ben'])
    expect(codeOf(game.tryJoin('cleo'))).toBe('game_full')
    game.later(1)
    expect(listed(game)).toEqual(['ben'])
    expect([game.hostView.playerCount, game.viewOf('ben').playerCount]).toEqual([1, 1])
    expect(codeOf(game.tryJoin('cleo'))).toBe('ok')
  })

  it('[G43] includes players who never connected', () => {
    const game = lobby({ maxPlayers: 1 }).join('ana').later(15_000)
    expect(listed(game)).toEqual([])
    expect(codeOf(game.tryJoin('ben'))).toBe('ok')
  })

  it('[G43] does not count for a start', () => {
    const game = lobby({ players: ['ana'] })
      .lose('ana')
      .later(15_000)
    expect(game.hostView.canStart).toBe(false)
    expect(game.tryHost('start')).toBe('no_players')
    expect(comesBack(game, 'ana')).toBe('ok')
    expect(game.tryHost('start')).toBe('ok')
  })

  it('[G43] frees the place exactly then, with or without a wake', () => {
    const game = lobby({ players: ['ana'], maxPlayers: 1 }).lose('ana')
    game.now += 15_000
    expect(game.tryHost('start')).toBe('no_players')
    expect(codeOf(game.tryJoin('ben'))).toBe('ok')
  })

  it('[G43] a solo player has no such limit', () => {
    const game = lobby({ sessionType: 'solo', hostId: null, maxPlayers: 1 }).join('ana')
    expect(game.later(60_000).start().stageOf('ana').name).toBe('question')
  })
})

describe('the reserved seat', () => {
  const gone = (change = {}) =>
    lobby({ players: ['ana', 'ben'], maxPlayers: 2, ...change })
      .lose('ana')
      .later(15_000)

  it('[G44] is restored by socket, seat and account, with name and order', () => {
    const account = lobby().join('ana', { accountId: 'pf_ana', displayName: 'Ana' })
    account.join('ben').connect('ben').later(15_000)
    const join = () => account.tryJoin('other', { accountId: 'pf_ana', displayName: 'Else' })
    expect(join()).toMatchObject({ player: { playerId: 'ana', displayName: 'Ana' } })
    expect(listed(account)).toEqual(['ana', 'ben'])
    for (const back of [
      (game: Play) => comesBack(game, 'ana'),
      (game: Play) => comesBack(game, 'ana', null),
      (game: Play) => codeOf(game.tryJoin('ana', { displayName: 'Else' })),
    ]) {
      const game = gone().host('lock')
      expect(back(game)).toBe('ok')
      expect(listed(game)).toEqual(['ana', 'ben'])
      expect(game.game.reserved).toEqual({})
    }
  })

  it('[G44] protects its name from confusable ones', () => {
    const game = gone({ maxPlayers: 3 }).join('eve', { displayName: 'Ana' })
    comesBack(game, 'ana')
    expect(game.hostView.players.map((player) => player.displayName)).toEqual([
      'ana',
      'ben',
      'Ana 2',
    ])
  })

  it('[G44] is restored in the running game, even without late joining', () => {
    const game = gone().start()
    expect(listed(game)).toEqual(['ben'])
    expect(comesBack(game, 'ana')).toBe('ok')
    expect(game.stageOf('ana').name).toBe('waiting_next')
    game.at(1_000).answer('ben', 0).advance().later(1_000).answer('ana', 1)
    expect(listed(game)).toEqual(['ana', 'ben'])
  })

  it('[G44] with its place taken, and a full game, is refused', () => {
    const game = gone().join('cleo').connect('cleo')
    expect(comesBack(game, 'ana')).toBe('game_full')
    expect(codeOf(game.tryJoin('ana'))).toBe('game_full')
    expect(comesBack(game.leave('cleo'), 'ana')).toBe('ok')
  })

  it('[G44] does not accept an old ticket, and nobody after the end', () => {
    const game = gone()
    const { ticketAt } = game.game.reserved.ana ?? { ticketAt: 0 }
    expect(comesBack(game, 'ana', ticketAt)).toBe('ticket_invalid')
    game.start().host('end')
    expect(comesBack(game, 'ana', game.now)).toBe('game_over')
    expect(codeOf(game.tryJoin('ana'))).toBe('game_already_started')
  })

  it('[G44] is released by leaving, and permanently by a kick', () => {
    const left = gone().leave('ana')
    expect(left.game).toMatchObject({ reserved: {}, freed: ['ana'] })
    expect(comesBack(left, 'ana')).toBe('seat_invalid')
    const kicked = gone().host('kick', { playerId: 'ana' })
    expect(comesBack(kicked, 'ana')).toBe('player_removed')
    expect(codeOf(kicked.tryJoin('ana'))).toBe('player_removed')
    expect(listed(kicked)).toEqual(['ben'])
  })
})

describe('the number of reserved seats', () => {
  it('[G45] is the number of places: the one gone longest is posted as released', () => {
    const game = lobby({ maxPlayers: 2 })
    for (const name of ['ana', 'ben', 'cleo', 'dan', 'eve']) game.join(name).later(15_000)
    expect(Object.keys(game.game.reserved)).toEqual(['dan', 'eve'])
    expect(roster(game).freed).toEqual(['ana', 'ben', 'cleo'])
    expect(comesBack(game, 'ana')).toBe('seat_invalid')
  })

  it('[G46] players who never came back are not in the results', () => {
    const game = lobby({ players: ['ana', 'ben', 'cleo'] })
      .lose('ana')
      .lose('cleo')
      .later(15_000)
    game.start()
    comesBack(game, 'cleo')
    game.at(1_000).answer('ben', 'right').host('end')
    const item = game.game.outbox.find((one) => one.kind === 'result')
    const post = item && postBody(game.setup, game.game, item, game.now)
    expect(post).toMatchObject({
      playerCount: 2,
      players: [
        { playerId: 'ben', placement: 1 },
        { playerId: 'cleo', placement: null },
      ],
    })
    expect(game.screenView.leaderboard.map((row) => row.playerId)).toEqual(['ben', 'cleo'])
  })
})

describe('posting presence to the server', () => {
  const connectedIn = (game: Play) =>
    Object.fromEntries(roster(game).players.map((one) => [one.playerId, one.connected]))

  it('[G47] a loss and a return', () => {
    const game = delivered(play())
    expect(game.game.outbox).toEqual([])
    expect(connectedIn(game.lose('ana'))).toEqual({ ana: false, ben: true })
    expect(connectedIn(delivered(game).connect('ana'))).toEqual({ ana: true, ben: true })
  })

  it('[G47] a return after leaving is posted as no longer left', () => {
    const game = delivered(play()).leave('ana')
    expect(roster(game).players[0]).toMatchObject({ connected: false, leftAt: game.now })
    delivered(game).connect('ana')
    expect(roster(game).players[0]).toMatchObject({ connected: true, leftAt: null })
    delivered(game).leave('ana')
    delivered(game).at(5_000).answer('ana', 0)
    expect(roster(game).players[0]).toMatchObject({ leftAt: null })
  })

  it('[G47] players found missing after a restart of the room', () => {
    const game = delivered(play())
    game.says({ type: 'reconciled', playerIds: ['ana'], tabs: [HOST_TAB] })
    expect(connectedIn(game)).toEqual({ ana: true, ben: false })
  })

  it('[G47] a reserved seat: not connected, and left', () => {
    const game = delivered(lobby({ players: ['ana', 'ben'] }))
      .lose('ana')
      .later(15_000)
    expect(roster(game)).toMatchObject({
      players: [{ playerId: 'ana', connected: false, leftAt: game.now }, { playerId: 'ben' }],
      freed: [],
    })
  })

  it('[G47] a reload causes no post', () => {
    const game = delivered(play()).later(1_000)
    expect(comesBack(game, 'ana')).toBe('ok')
    expect(game.game.outbox).toEqual([])
  })
})
