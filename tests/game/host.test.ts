import { hostView } from '@pathquest/core/game'
import { HOST_TAB, lobby, type Play, play } from '@pathquest/modes/testing/play'
import { describe, expect, it } from 'vitest'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const OTHER = 'tab-other'

const controls = (game: Play, tab: string) => hostView(game.viewContext, tab).inControl

describe('start', () => {
  it('[G12] needs a player', () => {
    const game = lobby()
    expect(game.hostView.canStart).toBe(false)
    expect(game.tryHost('start')).toBe('no_players')
    expect(game.join('ana').hostView.canStart).toBe(true)
    expect(game.tryHost('start')).toBe('ok')
    expect(game.stageOf()).toMatchObject({ name: 'question', index: 0 })
  })

  it('[G12] does not count players who left or were removed', () => {
    const game = lobby({ players: ['ana', 'ben'] })
      .leave('ana')
      .host('kick', { playerId: 'ben' })
    expect(game.tryHost('start')).toBe('no_players')
  })

  it('[G12] happens once', () => {
    expect(play().tryHost('start')).toBe('game_already_started')
    expect(play().host('end').tryHost('start')).toBe('game_over')
    expect(lobby().host('end').tryHost('start')).toBe('game_over')
  })
})

describe('control', () => {
  it('[G13] the first tab controls, another mirrors', () => {
    const game = play().hostBack(OTHER)
    expect([controls(game, HOST_TAB), controls(game, OTHER)]).toEqual([true, false])
    expect(game.tryHost('advance', { tab: OTHER })).toBe('not_in_control')
    expect(game.tryHost('advance')).toBe('ok')
  })

  it('[G13] a reload keeps control', () => {
    const game = play().hostBack(OTHER).loseHost().later(1_000).hostBack()
    expect([controls(game, HOST_TAB), controls(game, OTHER)]).toEqual([true, false])
  })

  it('[G13] a command from the API itself needs no tab', () => {
    expect(play().tryHost('advance', { tab: null })).toBe('ok')
  })

  it('[G14] another tab may take control', () => {
    const game = play().hostBack(OTHER).host('take_control', { tab: OTHER })
    expect([controls(game, HOST_TAB), controls(game, OTHER)]).toEqual([false, true])
    expect(game.tryHost('advance')).toBe('not_in_control')
  })

  it('[G14] only a tab can take control', () => {
    expect(play().tryHost('take_control', { tab: null })).toBe('not_in_control')
  })

  it('[G15] a new tab mirrors for 15 s after the last was lost', () => {
    const game = play().loseHost().later(14_999).hostBack(OTHER)
    expect(controls(game, OTHER)).toBe(false)
  })

  it('[G15] a new tab controls once the last is lost for 15 s', () => {
    const game = play().loseHost().later(15_000).hostBack(OTHER)
    expect(controls(game, OTHER)).toBe(true)
    expect(controls(game.hostBack(), HOST_TAB)).toBe(false)
  })

  it('[G15] while another tab mirrors, control has to be taken over explicitly', () => {
    const game = play().hostBack(OTHER).loseHost().later(MINUTE)
    expect(controls(game, OTHER)).toBe(false)
    expect(controls(game.host('take_control', { tab: OTHER }), OTHER)).toBe(true)
  })

  it('[G11] tickets of a tab are accepted once, and only newer ones', () => {
    const game = play().later(1_000)
    const ticketAt = game.now
    for (const type of ['host_connected', 'screen_connected'] as const) {
      const event = { type, tab: OTHER, ticketAt }
      expect(game.says(event)).toBe('ok')
      expect(game.says(event)).toBe('ticket_invalid')
      expect(game.says({ ...event, ticketAt: ticketAt - 1 })).toBe('ticket_invalid')
      expect(game.says({ ...event, ticketAt: ticketAt + 1 })).toBe('ok')
    }
  })
})

describe('late or repeated commands', () => {
  it('[G16] a command for an earlier beat has no effect', () => {
    const game = play()
    const expectedBeat = game.game.beat
    expect(game.at(1_000).tryHost('advance', { expectedBeat })).toBe('ok')
    expect(game.tryHost('advance', { expectedBeat })).toBe('stale_version')
    expect(game.stageOf()).toMatchObject({ name: 'result', index: 0 })
  })

  it('[G16] a question that closed by itself is not skipped', () => {
    const game = play()
    const expectedBeat = game.game.beat
    game.at(1_000).answer('ana', 0).answer('ben', 0)
    expect(game.tryHost('advance', { expectedBeat })).toBe('stale_version')
  })

  it('[G16] control may be taken on any beat', () => {
    const game = play().hostBack(OTHER)
    expect(game.tryHost('take_control', { tab: OTHER, expectedBeat: 0 })).toBe('ok')
  })

  it('[G17] repeating a command has no effect', () => {
    const game = play().at(1_000).host('advance', { commandId: 'command-1' })
    const { version } = game.game
    expect(game.tryHost('advance', { commandId: 'command-1' })).toBe('ok')
    expect(game.game.version).toBe(version)
    expect(game.stageOf()).toMatchObject({ name: 'result', index: 0 })
  })

  it('[G17] an old message does not take control back', () => {
    const game = play().hostBack(OTHER)
    const old = { tab: OTHER, commandId: 'command-1' }
    game.host('take_control', old).host('take_control').host('take_control', old)
    expect(controls(game, OTHER)).toBe(false)
  })

  it('[G17] a refused command is not recorded as executed', () => {
    const game = lobby()
    expect(game.tryHost('start', { commandId: 'command-1' })).toBe('no_players')
    expect(game.join('ana').tryHost('start', { commandId: 'command-1' })).toBe('ok')
    expect(game.game.status).toBe('in_progress')
  })
})

describe('a disconnected host', () => {
  it('[G18] for less than 15 s nothing changes', () => {
    const game = play().advance().loseHost().later(14_999)
    expect(game.viewOf('ana').paused).toBe(false)
    expect(game.later(1).viewOf('ana').paused).toBe(true)
  })

  it('[G18] one of two tabs is enough', () => {
    const game = play().hostBack(OTHER).loseHost().later(MINUTE)
    expect(game.viewOf('ana').paused).toBe(false)
  })

  it('[G18] a lobby does not pause', () => {
    expect(
      lobby({ players: ['ana'] })
        .loseHost()
        .later(HOUR)
        .viewOf('ana').paused,
    ).toBe(false)
  })

  it('[G19] on return, due steps continue immediately', () => {
    const game = play({ progression: 'auto' }).at(1_000).loseHost().later(MINUTE)
    expect(game.stageOf()).toMatchObject({ name: 'result', index: 0 })
    expect(game.hostBack().later(0).stageOf()).toMatchObject({ name: 'question', index: 1 })
    expect(game.viewOf('ana').paused).toBe(false)
  })

  it('[G19] a command of the host ends the pause', () => {
    const game = play().at(1_000).advance().loseHost().later(MINUTE).host('advance', { tab: null })
    expect(game.viewOf('ana')).toMatchObject({
      paused: false,
      stage: { name: 'question', index: 1 },
    })
    expect(game.later(15_000).viewOf('ana').paused).toBe(true)
  })

  it('[G20] a game with auto progression continues', () => {
    const game = play({ progression: 'auto', runAlone: true }).loseHost().at(25_500)
    expect(game.viewOf('ana')).toMatchObject({
      paused: false,
      stage: { name: 'question', index: 1 },
    })
    expect(game.at(3 * 25_500).stageOf('ana').name).toBe('podium')
  })

  it('[G21] for 30 min the game ends and settles', () => {
    const game = play()
      .at(1_000)
      .answer('ana', 'right')
      .loseHost()
      .later(30 * MINUTE - 1)
    expect(game.game.status).toBe('in_progress')
    expect(game.later(1).game).toMatchObject({ status: 'completed', outcome: 'finished' })
    expect(game.game.outbox.map((item) => item.kind)).toContain('result')
    expect(game.placeOf('ana')).toBe(1)
  })

  it('[G21] a host who came back in between has 30 min again', () => {
    const game = play()
      .loseHost()
      .later(29 * MINUTE)
      .hostBack()
      .loseHost()
      .later(29 * MINUTE)
    expect(game.game.status).toBe('in_progress')
  })

  it('[G21] with auto progression it ends once its last player has been gone for as long', () => {
    const game = play({ runAlone: true, timeStretch: null }).loseHost().later(HOUR)
    expect(game.game.status).toBe('in_progress')
    game
      .lose('ana')
      .later(10 * MINUTE)
      .lose('ben')
      .later(30 * MINUTE - 1)
    expect(game.game.status).toBe('in_progress')
    expect(game.later(1).game).toMatchObject({ status: 'completed', outcome: 'finished' })
  })

  it('[G22] a lobby is cancelled after 24 h, with or without its host', () => {
    for (const game of [lobby({ players: ['ana'] }), lobby({ players: ['ana'] }).loseHost()]) {
      expect(game.at(24 * HOUR - 1).game.status).toBe('waiting')
      expect(game.at(24 * HOUR).game).toMatchObject({ status: 'completed', outcome: 'cancelled' })
      expect(game.game.startedAt).toBeNull()
    }
  })
})

describe('how it goes, on the projector', () => {
  const shown = ({ screenView, hostView: host }: Play) => [screenView.howShown, host.howShown]

  it('[G89] is shown and hidden by the host, and people join meanwhile', () => {
    const game = lobby({ players: ['ana'] })
    expect(shown(game)).toEqual([undefined, undefined])
    expect(shown(game.host('show_how'))).toEqual([true, true])
    expect(shown(game.join('ben'))).toEqual([true, true])
    expect(game.screenView).toMatchObject({ joinable: true, playerCount: 2 })
    expect(shown(game.host('hide_how'))).toEqual([undefined, undefined])
  })

  it('[G89] is over with the start', () => {
    const game = lobby({ players: ['ana'] })
      .host('show_how')
      .start()
    expect(shown(game)).toEqual([undefined, undefined])
    expect(game.tryHost('show_how')).toBe('not_now')
  })
})
