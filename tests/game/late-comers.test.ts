import { newGame, readStoredGame, storedGame, storedSetup } from '@pathquest/core/game'
import { gameRules } from '@pathquest/modes/game-rules'
import { type PlayOptions, play } from '@pathquest/modes/testing/play'
import { describe, expect, it } from 'vitest'

/** Ana and Ben play, late join is off. */
const running = (options: PlayOptions = {}) =>
  play({ players: ['ana', 'ben'], allowLateJoin: false, ...options })
const atDoor = ({ hostView }: ReturnType<typeof running>) =>
  hostView.atDoor?.map(({ displayName }) => displayName)

describe('the door', () => {
  it('[G81] who comes after the start is refused, and may knock', () => {
    const game = running()
    expect(game.tryJoin('eve')).toEqual({
      ok: false,
      code: 'game_already_started',
      params: { mayKnock: 'true' },
    })
    game.join('eve', { knock: true }).connect('eve')
    expect(atDoor(game)).toEqual(['eve'])
    expect(game.hostView.players.map(({ playerId }) => playerId)).toEqual(['ana', 'ben'])
    expect(game.screenView.playerCount).toBe(2)
    const { stage, atDoor: waits, leaderboard, own, players } = game.viewOf('eve')
    expect({ stage, waits, leaderboard, own, players }).toEqual({
      stage: { name: 'lobby' },
      waits: true,
      leaderboard: [],
      own: null,
      players: [],
    })
    expect(game.says(game.moveOf('eve', 'second_step', { pictures: ['key'] }))).toBe('not_now')
  })

  it.each([
    ['locked', (game: ReturnType<typeof running>) => game.host('lock'), 'game_locked'],
    [
      'open by link only',
      (game: ReturnType<typeof running>) => game.host('only_link'),
      'link_needed',
    ],
  ])('[G81] a game that is %s has no door', (_, close, code) => {
    const game = running()
    close(game)
    expect(game.tryJoin('eve')).not.toHaveProperty('params.mayKnock')
    expect(game.tryJoin('eve', { knock: true })).toMatchObject({ ok: false, code })
  })

  it('[G81] a game that is not public has none for strangers, and one for invited players', () => {
    const game = running({ isPublic: false })
    expect(game.tryJoin('eve')).not.toHaveProperty('params.mayKnock')
    expect(game.tryJoin('eve', { knock: true })).toMatchObject({ code: 'game_not_found' })
    expect(game.join('gus', { knock: true, invited: true }).viewOf('gus').atDoor).toBe(true)
  })

  it('[G81] a knock at a game that lets late comers in is a join', () => {
    const game = running({ allowLateJoin: true }).join('eve', { knock: true })
    expect(game.viewOf('eve').stage.name).toBe('waiting_next')
  })
})

describe('the host', () => {
  it('[G82] lets one in, who plays the next question', () => {
    const game = running().join('eve', { knock: true }).join('gus', { knock: true })
    expect(game.tryHost('let_in', { playerId: 'nobody' })).toBe('player_not_found')
    game.host('let_in', { playerId: 'eve' })
    expect(atDoor(game)).toEqual(['gus'])
    expect(game.viewOf('eve').stage.name).toBe('waiting_next')
    game.at(1_000).answer('ana', 'right').answer('ben', 'right').advance()
    expect(game.viewOf('eve').stage).toMatchObject({ name: 'question', index: 1 })
    expect(game.tryJoin('zoe')).toMatchObject({ code: 'game_already_started' })
  })

  it('[G82] lets in all who wait, in the order of coming, as long as there are places', () => {
    const game = running({ maxPlayers: 3 })
    for (const id of ['eve', 'gus']) game.join(id, { knock: true })
    game.host('let_in')
    expect(game.hostView.players.map(({ playerId }) => playerId)).toEqual(['ana', 'ben', 'eve'])
    expect(atDoor(game)).toEqual(['gus'])
    expect(game.tryHost('let_in')).toBe('game_full')
  })

  it('[G82] switches late join on for everybody, and off again', () => {
    const game = running().join('eve', { knock: true }).host('allow_late_join')
    expect(game.viewOf('eve').stage.name).toBe('waiting_next')
    expect(game.join('gus').viewOf('gus').stage.name).toBe('waiting_next')
    expect(game.hostView.game.allowLateJoin).toBe(true)
    game.host('forbid_late_join')
    expect(game.tryJoin('zoe')).toMatchObject({ code: 'game_already_started' })
    expect(game.replayed()).toEqual(game.game)
  })

  it('[G82] turns somebody away, who may not come back', () => {
    const game = running().join('eve', { knock: true, accountId: 'account-eve' })
    game.host('kick', { playerId: 'eve' })
    expect(atDoor(game)).toBeUndefined()
    expect(game.tryJoin('eve-2', { knock: true, accountId: 'account-eve' })).toMatchObject({
      code: 'player_removed',
    })
  })

  it('[G82] switching the pictures off opens no door', () => {
    const game = running().host('second_step').join('eve', { knock: true }).host('one_step')
    expect(atDoor(game)).toEqual(['eve'])
  })
})

describe('the wait', () => {
  it('[G83] goes on after a reload, and in a room that was stored', () => {
    const game = running().join('eve', { knock: true }).connect('eve').lose('eve')
    game.later(1_000).join('eve', { knock: true }).connect('eve')
    expect(game.viewOf('eve').atDoor).toBe(true)
    expect(atDoor(game)).toEqual(['eve'])
    const stored = JSON.parse(
      JSON.stringify({
        setup: storedSetup(game.setup),
        game: storedGame(game.setup, newGame(game.setup)),
        log: game.log,
      }),
    )
    const read = readStoredGame(stored, gameRules)
    expect(read.log).toEqual(game.log)
  })

  it('[G83] ends after an hour, and with the game', () => {
    const late = running().join('eve', { knock: true })
    late.later(60 * 60_000)
    expect(late.game.choosing).toEqual({})
    const ended = running().join('eve', { knock: true }).host('end')
    expect(ended.says({ type: 'connected', playerId: 'eve', ticketAt: ended.now + 1 })).toBe(
      'game_over',
    )
  })
})
