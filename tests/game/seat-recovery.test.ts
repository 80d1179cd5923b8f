import { postBody } from '@pathquest/core/game'
import { SEAT_CODE_MS } from '@pathquest/core/rooms/timing'
import { lobby, type Play, play } from '@pathquest/modes/testing/play'
import { describe, expect, it } from 'vitest'

const of = (game: Play, playerId: string) =>
  game.hostView.players.find((player) => player.playerId === playerId)
const names = (game: Play) => game.screenView.players.map(({ displayName }) => displayName)
const codeOf = (game: Play, playerId: string) => of(game, playerId)?.seatCode?.code ?? ''
const claim = (seatCode: string, commandId = 'command-1') =>
  ({ type: 'claim', seatCode, commandId }) as const
/** Everything that is sent to players and projector. */
const told = (game: Play, ...players: string[]) =>
  JSON.stringify([game.screenView, ...players.map(game.viewOf)])

describe('names waiting for approval', () => {
  const asked = () => lobby({ approveNames: true }).join('ana').connect('ana')

  it('[G67] a new player has a generated name until the host approves theirs', () => {
    const game = asked().join('ben').connect('ben')
    expect(names(game)).not.toContain('ana')
    expect(game.viewOf('ana').you).toMatchObject({ nameWish: 'ana', displayName: names(game)[0] })
    expect(told(game, 'ben')).not.toContain('"ana"}')
    expect(of(game, 'ana')).toMatchObject({ nameWish: 'ana' })
    game.host('approve_name', { playerId: 'ana' })
    expect(names(game)[0]).toBe('ana')
    expect(game.viewOf('ana').you.nameWish).toBeUndefined()
    expect(of(game, 'ben')?.nameWish).toBe('ben')
  })

  it('[G67] all in one command, a confusable name with a number', () => {
    const game = asked().join('b', { displayName: 'Ana' }).join('c', { displayName: 'Zoe' })
    game.connect('b').connect('c').host('approve_name')
    expect(names(game)).toEqual(['ana', 'Ana 2', 'Zoe'])
  })

  it('[G67] a returning player still waits, and plays under the generated name', () => {
    const game = asked()
    const drawn = names(game)[0]
    game.host('start').lose('ana').join('ana').connect('ana')
    expect(game.viewOf('ana').you).toMatchObject({ nameWish: 'ana', displayName: drawn })
    expect(game.hostView.leaderboard[0]?.displayName).toBe(drawn)
  })

  it('[G67] a doubtful name waits in every game, and may be left generated', () => {
    const game = lobby()
      .join('ana', { doubtful: true })
      .connect('ana')
      .join('ben', { doubtful: true })
    const [drawn] = names(game)
    expect(drawn).not.toBe('ana')
    expect(game.viewOf('ana').you).toMatchObject({ nameWish: 'ana', displayName: drawn })
    game.host('start').host('rename', { playerId: 'ana', displayName: drawn })
    expect(of(game, 'ana')).toMatchObject({ displayName: drawn })
    expect(game.viewOf('ana').you.nameWish).toBeUndefined()
    game.host('approve_name', { playerId: 'ben' })
    expect(of(game, 'ben')?.displayName).toBe('ben')
  })

  it('[G67] without approval every name is shown immediately', () => {
    expect(names(lobby({ players: ['ana'] }))).toEqual(['ana'])
  })
})

describe('renaming', () => {
  it("[G68] the host's text or a generated name, sent to everybody and the server", () => {
    const game = play().host('rename', { playerId: 'ana', displayName: 'Maya' })
    expect(game.viewOf('ben').leaderboard.map(({ displayName }) => displayName)).toContain('Maya')
    const post = { key: 'k', kind: 'roster', dueAt: 0, attempts: 0 } as const
    expect(postBody(game.setup, game.game, post, game.now)).toMatchObject({
      players: [{ playerId: 'ana', displayName: 'Maya' }, { displayName: 'ben' }],
    })
    game.host('rename', { playerId: 'ana' })
    const drawn = of(game, 'ana')?.displayName
    expect(drawn).not.toBe('Maya')
    game.host('rename', { playerId: 'ana' })
    expect(of(game, 'ana')?.displayName).not.toBe(drawn)
  })

  it('[G68] only the host sees a doubtful requested name, and approves it', () => {
    const game = lobby({ approveNames: true }).join('ana', { doubtful: true }).join('ben')
    expect(of(game, 'ana')).toMatchObject({ nameWish: 'ana', wishIsDoubtful: true })
    expect(of(game, 'ben')).not.toHaveProperty('wishIsDoubtful')
    game.host('approve_name')
    expect(of(game, 'ana')?.nameWish).toBe('ana')
    expect(of(game, 'ben')?.displayName).toBe('ben')
    game.host('approve_name', { playerId: 'ana' })
    expect(of(game, 'ana')).toMatchObject({ displayName: 'ana' })
    expect(of(game, 'ana')).not.toHaveProperty('wishIsDoubtful')
  })

  it('[G68] ends the wait for approval, and no two names are confusable', () => {
    const game = lobby({ approveNames: true }).join('ana').connect('ana').join('ben').connect('ben')
    game.host('rename', { playerId: 'ana', displayName: 'Zoe' })
    game.host('rename', { playerId: 'ben', displayName: 'ZOE' })
    expect(names(game)).toEqual(['Zoe', 'ZOE 2'])
    expect(game.hostView.players.some(({ nameWish }) => nameWish !== undefined)).toBe(false)
  })

  it('[G68] only for players in a game that has not ended', () => {
    const game = play().host('kick', { playerId: 'ben' })
    expect(game.tryHost('rename', { playerId: 'ben' })).toBe('player_not_found')
    expect(game.tryHost('rename', { playerId: 'constructor' })).toBe('player_not_found')
    expect(game.tryHost('approve_name', { playerId: 'ben' })).toBe('player_not_found')
    expect(game.host('end').tryHost('rename', { playerId: 'ana' })).toBe('game_over')
  })
})

describe('extra time for one player', () => {
  it('[G69] is sent to the host and visible only in the player’s own deadline', () => {
    const game = play()
    const before = told(game, 'ben')
    game.host('extra_time', { playerId: 'ana', factor: 1.5 })
    expect(of(game, 'ana')?.timeFactor).toBe(1.5)
    expect(told(game, 'ben')).toBe(before)
    expect(game.viewOf('ana').stage).toMatchObject({ limitMs: 30_000 })
    game.host('extra_time', { playerId: 'ana', factor: 1 })
    expect(of(game, 'ana')?.timeFactor).toBeUndefined()
    expect(game.viewOf('ana').stage).toMatchObject({ limitMs: 20_000 })
  })
})

describe('extra time that is part of joining', () => {
  it('[G71] counts from the first question on, and only of a new seat', () => {
    const game = lobby().join('ana', { timeFactor: 1.25 }).connect('ana').join('ben').connect('ben')
    expect(of(game, 'ana')?.timeFactor).toBe(1.25)
    expect(told(game, 'ben')).not.toContain('imeFactor')
    game.start()
    expect(game.viewOf('ana').stage).toMatchObject({ limitMs: 25_000 })
    expect(game.viewOf('ben').stage).toMatchObject({ limitMs: 20_000 })
    game.host('extra_time', { playerId: 'ana', factor: 2 }).join('ana', { timeFactor: 1.25 })
    expect(of(game, 'ana')?.timeFactor).toBe(2)
  })
})

describe('returning on another device', () => {
  it('[G70] the code restores one’s own seat, once', () => {
    const game = play().at(1_000).answer('ana', 'right').lose('ana')
    game.host('seat_code', { playerId: 'ana' })
    const seatCode = codeOf(game, 'ana')
    expect(seatCode).toMatch(/^[0-9A-Z]{4}$/)
    expect(told(game, 'ana', 'ben')).not.toContain(seatCode)
    const misread = seatCode.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'i')
    const player = { playerId: 'ana', displayName: 'ana', rejoined: true }
    expect(game.send(claim(misread))).toMatchObject({ player })
    // The response was lost, and the command is repeated.
    expect(game.send(claim(seatCode))).toMatchObject({ player })
    expect(game.says(claim(seatCode, 'another'))).toBe('seat_code_invalid')
    expect(of(game, 'ana')?.seatCode).toBeUndefined()
  })

  it('[G70] for five minutes, the newest code, and no removed player', () => {
    const game = play().host('seat_code', { playerId: 'ana' })
    const first = codeOf(game, 'ana')
    game.host('seat_code', { playerId: 'ana' })
    expect(game.says(claim(first))).toBe('seat_code_invalid')
    const second = codeOf(game, 'ana')
    game.host('seat_code', { playerId: 'ben' })
    const ofBen = codeOf(game, 'ben')
    game.host('kick', { playerId: 'ben' })
    expect(game.says(claim(ofBen))).toBe('seat_code_invalid')
    game.later(SEAT_CODE_MS)
    expect(game.says(claim(second))).toBe('seat_code_invalid')
    expect(codeOf(game, 'ana')).toBe('')
    expect(game.tryHost('seat_code', { playerId: 'nobody' })).toBe('player_not_found')
  })
})
