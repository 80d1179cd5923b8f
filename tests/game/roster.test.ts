import { createViewContext } from '@pathquest/core/game/view-context'
import { lobby, type Play, play } from '@pathquest/modes/testing/play'
import { describe, expect, it } from 'vitest'

const codeOf = (done: ReturnType<Play['tryJoin']>) => (done.ok ? 'ok' : done.code)
const nameOf = (game: Play, playerId: string) => game.game.seats[playerId]?.displayName

describe('order of checks at joining', () => {
  it('[G1] removed comes before everything', () => {
    const game = lobby({ players: ['ana'], maxPlayers: 1, isPublic: false })
    game.host('kick', { playerId: 'ana', lock: true }).host('end')
    expect(codeOf(game.tryJoin('ana'))).toBe('player_removed')
  })

  it('[G1] ended comes before locked, invited and full', () => {
    const game = play({ players: ['ana'], maxPlayers: 1, isPublic: false, allowLateJoin: true })
    game.host('lock').host('end')
    expect(codeOf(game.tryJoin('eve'))).toBe('game_already_started')
  })

  it('[G1] started comes before locked, invited and full', () => {
    const game = play({ players: ['ana'], maxPlayers: 1, isPublic: false }).host('lock')
    expect(codeOf(game.tryJoin('eve'))).toBe('game_already_started')
  })

  it('[G1] locked comes before invited and full', () => {
    const game = lobby({ players: [], maxPlayers: 1, isPublic: false })
    game.join('ana', { invited: true }).host('lock')
    expect(codeOf(game.tryJoin('eve'))).toBe('game_locked')
  })

  it('[G1] invited comes before full', () => {
    const game = lobby({ maxPlayers: 1, isPublic: false }).join('ana', { invited: true })
    expect(codeOf(game.tryJoin('eve'))).toBe('game_not_found')
    expect(codeOf(game.tryJoin('eve', { invited: true }))).toBe('game_full')
  })
})

describe('protection against lobby flooding', () => {
  it('[G1] with the link only: the code admits nobody, the link does, and a seat can return', () => {
    const game = lobby({ players: ['ana'] }).host('only_link')
    expect(codeOf(game.tryJoin('eve'))).toBe('link_needed')
    expect(codeOf(game.tryJoin('eve', { invited: true }))).toBe('ok')
    expect(codeOf(game.tryJoin('ana'))).toBe('ok')
    expect(codeOf(game.host('allow_code').tryJoin('eve'))).toBe('ok')
  })

  it('[G1] remove all empties and locks the lobby and bans nobody', () => {
    const game = lobby({ players: ['ana', 'ben'] })
    game.host('kick', { playerId: 'ben' }).host('remove_all')
    expect(game.game).toMatchObject({ locked: true, freed: ['ana'] })
    expect(Object.keys(game.game.seats)).toEqual(['ben'])
    expect(codeOf(game.tryJoin('ana'))).toBe('game_locked')
    expect(codeOf(game.host('unlock').tryJoin('ana'))).toBe('ok')
    expect(codeOf(game.tryJoin('ben'))).toBe('player_removed')
  })

  it('[G1] a running game is not emptied', () => {
    const game = play({ players: ['ana'] })
    expect(game.tryHost('remove_all')).toBe('game_already_started')
  })

  it('[G1] a removed player stays out with another seat on the same device', () => {
    const game = lobby({ players: ['ana'] }).host('kick', { playerId: 'ana' })
    expect(codeOf(game.tryJoin('new', { formerIds: ['else', 'ana'] }))).toBe('player_removed')
    expect(codeOf(game.tryJoin('new', { formerIds: ['else'] }))).toBe('ok')
  })
})

describe('coming back', () => {
  it('[G2] by the seat, into a running, locked, full game, with name and score', () => {
    const game = play({ players: ['ana', 'ben'], maxPlayers: 2 })
    game.at(1_000).answer('ana', 'right').answer('ben', 'wrong').host('lock').leave('ana')
    const joinedAt = game.game.seats.ana?.joinedAt
    const done = game.tryJoin('ana', { displayName: 'Somebody else' })
    expect(done).toMatchObject({ player: { displayName: 'ana', rejoined: true, joinedAt } })
    expect(game.connect('ana').scoreOf('ana')).toBe(10)
  })

  it('[G2] by the account, to the same seat from another device', () => {
    const game = lobby().join('seat-1', { accountId: 'pf_ana', displayName: 'Ana' }).start()
    const done = game.tryJoin('seat-2', { accountId: 'pf_ana', displayName: 'Other' })
    expect(done).toMatchObject({ player: { playerId: 'seat-1', displayName: 'Ana' } })
    expect(Object.keys(game.game.seats)).toEqual(['seat-1'])
  })

  it('[G2] to the podium of a finished game', () => {
    const game = play().at(1_000).answer('ana', 'right').host('end')
    expect(game.join('ana').placeOf('ana')).toBe(1)
  })

  it('[G2] a returning player is waited for again immediately', () => {
    const game = play({ players: ['ana', 'ben', 'cleo'] })
      .at(1_000)
      .leave('ben')
      .later(20_000)
    game.advance().later(1_000).answer('ana', 0).join('ben').answer('cleo', 0)
    expect(game.stageOf('ana').name).toBe('question')
    expect(game.later(15_000).stageOf('ana').name).toBe('result')
  })

  it('[G2] a private game requires an invitation only once', () => {
    const game = lobby({ isPublic: false }).join('ana', { invited: true })
    expect(codeOf(game.tryJoin('ana'))).toBe('ok')
  })
})

describe('new players', () => {
  it('[G3] a started game admits late players only if it allows them', () => {
    expect(codeOf(play().tryJoin('eve'))).toBe('game_already_started')
    expect(codeOf(play({ allowLateJoin: true }).tryJoin('eve'))).toBe('ok')
  })

  it('[G3] an ended game admits nobody, and reports how it ended', () => {
    const game = play({ allowLateJoin: true }).host('end')
    expect(codeOf(game.tryJoin('eve'))).toBe('game_already_started')
    expect(codeOf(lobby().host('end').tryJoin('eve'))).toBe('game_cancelled')
  })

  it('[G4] a locked game admits nobody new until it is unlocked', () => {
    const game = lobby().host('lock')
    expect(game.hostView.game.locked).toBe(true)
    expect(codeOf(game.tryJoin('ana'))).toBe('game_locked')
    expect(codeOf(game.host('unlock').tryJoin('ana'))).toBe('ok')
  })

  it('[G6] capacity counts seats, not the host', () => {
    const game = lobby({ maxPlayers: 2 }).join('ana').join('ben')
    expect(codeOf(game.tryJoin('cleo'))).toBe('game_full')
  })

  it('[G6] the seat of a removed player is free', () => {
    const game = lobby({ maxPlayers: 1 }).join('ana').host('kick', { playerId: 'ana' })
    expect(codeOf(game.tryJoin('ben'))).toBe('ok')
  })

  it('[G7] a private game exists only for invited players', () => {
    const game = lobby({ isPublic: false })
    expect(codeOf(game.tryJoin('ana'))).toBe('game_not_found')
    expect(codeOf(game.tryJoin('ana', { invited: true }))).toBe('ok')
  })

  it('[G8] a confusable second name gets a number', () => {
    const game = lobby().join('p1', { displayName: 'Ana' }).join('p2', { displayName: 'Аnа' })
    game.join('p3', { displayName: 'ANA' })
    expect(['p1', 'p2', 'p3'].map((id) => nameOf(game, id))).toEqual(['Ana', 'Аnа 2', 'ANA 3'])
  })

  it('[G8] the name of a released seat is free again', () => {
    const game = lobby().join('p1', { displayName: 'Ana' }).leave('p1')
    expect(nameOf(game.join('p2', { displayName: 'Ana' }), 'p2')).toBe('Ana')
  })

  it('[G10] players are ordered by joining, even in the same millisecond', () => {
    const game = lobby().join('zoe').join('ana')
    const [zoe, ana] = [game.game.seats.zoe, game.game.seats.ana]
    expect(zoe && ana && zoe.joinedAt < ana.joinedAt).toBe(true)
  })
})

describe('kick', () => {
  it('[G5] ends the seat and bans it, in the lobby and in the game', () => {
    for (const game of [lobby({ players: ['ana', 'ben'] }), play()]) {
      game.host('kick', { playerId: 'ben' })
      expect(codeOf(game.tryJoin('ben'))).toBe('player_removed')
      expect(game.hostView.players.map((player) => player.playerId)).toEqual(['ana'])
    }
  })

  it('[G5] bans the account under any seat', () => {
    const game = lobby().join('p1', { accountId: 'pf_ben' }).host('kick', { playerId: 'p1' })
    expect(codeOf(game.tryJoin('p2', { accountId: 'pf_ben' }))).toBe('player_removed')
    expect(codeOf(game.tryJoin('p3', { accountId: 'pf_cleo' }))).toBe('ok')
  })

  it('[G5] bans the account on somebody else’s seat as well', () => {
    const game = lobby().join('ana', { accountId: 'pf_ana' }).join('guest')
    game.host('kick', { playerId: 'ana' })
    expect(codeOf(game.tryJoin('guest', { accountId: 'pf_ana' }))).toBe('player_removed')
    expect(codeOf(game.tryJoin('guest'))).toBe('ok')
  })

  it('[G5] locks the game if the host requests it', () => {
    const game = lobby({ players: ['ana', 'ben'] })
    expect(game.host('kick', { playerId: 'ben' }).game.locked).toBe(false)
    expect(game.host('kick', { playerId: 'ana', lock: true }).game.locked).toBe(true)
  })

  it('[G5] does not unlock a locked game', () => {
    const game = lobby({ players: ['ana'] })
      .host('lock')
      .host('kick', { playerId: 'ana' })
    expect(game.game.locked).toBe(true)
  })

  it('[G5] afterwards the player can do nothing and sees nothing', () => {
    const game = play().at(1_000).host('kick', { playerId: 'ben' })
    const connected = { type: 'connected', playerId: 'ben', ticketAt: game.now } as const
    expect(game.says(connected)).toBe('player_removed')
    expect(game.tryAnswer('ben', 0)).toMatchObject({ code: 'player_removed' })
    expect(game.says({ type: 'leave', playerId: 'ben' })).toBe('player_removed')
    expect(() => game.viewOf('ben')).toThrow('sees nothing')
  })

  it('[G5] nobody can be removed from an ended game', () => {
    const game = play().at(1_000).answer('ana', 'right').host('end')
    expect(game.tryHost('kick', { playerId: 'ana' })).toBe('game_over')
    expect(game.placeOf('ana')).toBe(1)
  })

  it.each([null, 'nobody', 'constructor', '__proto__'])(
    '[G5] there is no player %s',
    (playerId) => {
      expect(play().tryHost('kick', { playerId })).toBe('player_not_found')
    },
  )
})

describe('leaving', () => {
  it('[G9] the lobby releases the seat', () => {
    const game = lobby({ players: ['ana', 'ben'], maxPlayers: 2 }).leave('ana')
    expect(Object.keys(game.game.seats)).toEqual(['ben'])
    expect(codeOf(game.tryJoin('cleo'))).toBe('ok')
  })

  it('[G9] the game reserves the seat for the return', () => {
    const game = play().at(1_000).answer('ana', 'right').leave('ana')
    expect(game.hostView.players).toMatchObject([{ connected: false }, { connected: true }])
    game.join('ana').connect('ana').at(2_000).answer('ben', 'wrong')
    expect(game.scoreOf('ana')).toBe(10)
  })

  it('[G9] leaving without a seat is no error', () => {
    expect(lobby().says({ type: 'leave', playerId: 'nobody' })).toBe('ok')
  })
})

describe('tickets of seats', () => {
  const connected = (ticketAt: number | null) =>
    ({ type: 'connected', playerId: 'ana', ticketAt }) as const

  it('[G11] a ticket is accepted once, and never after a newer one', () => {
    const game = lobby().join('ana').later(1_000)
    const first = game.now
    expect(game.says(connected(first))).toBe('ok')
    expect(game.says(connected(first))).toBe('ticket_invalid')
    expect(game.says(connected(first + 1))).toBe('ok')
    expect(game.says(connected(first))).toBe('ticket_invalid')
  })

  it('[G11] a poll needs no ticket and makes none invalid', () => {
    const game = lobby().join('ana').later(1_000)
    expect(game.says(connected(null))).toBe('ok')
    const { version } = game.game
    expect(game.says(connected(null))).toBe('ok')
    expect(game.game.version).toBe(version)
    expect(game.says(connected(game.now))).toBe('ok')
  })

  it('[G11] without a seat there is nothing to connect to', () => {
    expect(lobby().says(connected(1))).toBe('seat_invalid')
  })
})

describe('a deleted account', () => {
  const ana = { accountId: 'pf_ana', displayName: 'Ana' }
  const forget = (game: Play) => game.send({ type: 'forget', playerId: 'ana' })
  const seat = (game: Play) => game.game.seats.ana

  it('[G59] leaves the lobby, even if only its seat is reserved', () => {
    const game = lobby().join('ana', ana).join('ben')
    forget(game)
    expect(Object.keys(game.game.seats)).toEqual(['ben'])
    expect(game.game.freed).toEqual(['ana'])
    expect(JSON.stringify(game.game)).not.toMatch(/Ana|pf_ana/)
  })

  it('[G59] leaves a running game and its score behind, and returns as a new player', () => {
    const game = lobby({ allowLateJoin: true }).join('ana', ana).join('ben').start()
    game.connect('ana').at(1_000).answer('ana', 'right')
    forget(game)
    expect(seat(game)).toMatchObject({ accountId: null, displayName: 'Guest', connected: false })
    game.host('advance')
    expect([seat(game)?.leftAt === null, game.scoreOf('ana')]).toEqual([false, 10])
    game.join('ana-again', ana)
    expect(game.game.seats['ana-again']).toMatchObject({ displayName: 'Ana' })
  })

  it('[G59] preserves place and removal, idempotently', () => {
    const over = lobby()
      .join('ana', ana)
      .join('ben')
      .start()
      .at(1_000)
      .answer('ana', 'right')
      .host('end')
    const removed = lobby().join('ana', ana).join('guest', { displayName: 'Guest' }).start()
    removed.host('kick', { playerId: 'ana' })
    for (const game of [over, removed]) {
      const before = seat(game)
      forget(game)
      const after = seat(game)
      expect(after).toEqual({ ...before, accountId: null, displayName: after?.displayName })
      forget(game)
      expect(seat(game)).toEqual(after)
    }
    expect([over.placeOf('ana'), seat(over)?.displayName]).toEqual([1, 'Guest'])
    expect(seat(removed)?.displayName).toBe('Guest 2')
  })
})

describe('cosmetics of an account', () => {
  const dressed = () =>
    lobby({ players: [] })
      .join('ana', { accountId: 'pf_ana', worn: ['fir', 'lake'] })
      .connect('ana')
      .join('guest')
      .connect('guest')

  it('are shown in the lobby and on the podium; guests and older rooms have no such field', () => {
    const game = dressed()
    const inLobby = createViewContext(game.setup, game.game, game.now).players
    expect(inLobby[0]).toMatchObject({ playerId: 'ana', worn: ['fir', 'lake'] })
    expect(inLobby[1]).not.toHaveProperty('worn')
    game.start().host('end')
    const { rows } = createViewContext(game.setup, game.game, game.now)
    expect(rows.map(({ playerId, worn }) => [playerId, worn])).toContainEqual([
      'ana',
      ['fir', 'lake'],
    ])
    expect(rows.find(({ playerId }) => playerId === 'guest')).not.toHaveProperty('worn')
  })

  it('are those of its last joining, also with a lost seat', () => {
    const game = dressed().join('ana', { accountId: 'pf_ana', worn: ['tent'] })
    expect(game.game.seats.ana?.worn).toEqual(['tent'])
    expect(game.join('ana', { accountId: 'pf_ana' }).game.seats.ana).not.toHaveProperty('worn')
  })

  it('are deleted with the account', () => {
    const game = dressed().start()
    game.send({ type: 'forget', playerId: 'ana' })
    expect(game.game.seats.ana?.worn).toBeUndefined()
  })
})
