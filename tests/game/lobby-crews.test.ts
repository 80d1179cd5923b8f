import type { CrewChoice } from '@pathquest/core/rooms/lobby-crews'
import { lobby, type Play, playSolo } from '@pathquest/modes/testing/play'
import { describe, expect, it } from 'vitest'

const CLASS = ['ana', 'ben', 'cleo', 'dan']
const open = (crews: CrewChoice, players = CLASS) =>
  lobby({ mode: 'team_challenge', players, modeSettings: { teamCount: 2, crews } })
const joins = (game: Play, id: string, crew: unknown) =>
  game.says(game.moveOf(id, 'crew', { crew }))
const puts = (game: Play, playerId: string | null, crew?: number) =>
  game.tryHost('crew', { playerId, ...(crew !== undefined && { crew }) })
const chosen = (game: Play) =>
  Object.fromEntries(game.screenView.players.map(({ playerId, crew }) => [playerId, crew ?? null]))
const teamOf = (game: Play, id: string) =>
  game.screenView.teams?.find(({ playerIds }) => playerIds.includes(id))?.number

describe('crews in the lobby', () => {
  it('[G90] players join one, change it and leave it', () => {
    const game = open('players')
    expect(game.viewOf('ana').crews).toEqual({ count: 2, most: 2, by: 'players' })
    expect([joins(game, 'ana', 2), joins(game, 'ben', 2), joins(game, 'ana', 1)]).toEqual([
      'ok',
      'ok',
      'ok',
    ])
    expect(chosen(game)).toEqual({ ana: 1, ben: 2, cleo: null, dan: null })
    expect(joins(game, 'ben', null)).toBe('ok')
    expect(chosen(game).ben).toBeNull()
    expect([0, 3, 1.5, '1', {}].map((crew) => joins(game, 'dan', crew))).toEqual(
      Array(5).fill('bad_message'),
    )
  })

  it('[G90] the host puts players into them, players themselves do not', () => {
    const game = open('host')
    expect(joins(game, 'ana', 1)).toBe('not_now')
    expect([puts(game, 'ana', 2), puts(game, 'nobody', 1), puts(game, null, 1)]).toEqual([
      'ok',
      'player_not_found',
      'player_not_found',
    ])
    expect(chosen(game).ana).toBe(2)
    expect(puts(game, 'ana')).toBe('ok')
    expect(chosen(game).ana).toBeNull()
  })

  it('[G90] chance deals the rest before the start, in even sizes', () => {
    const game = open('players')
    joins(game, 'ana', 2)
    expect(game.tryHost('deal_crews')).toBe('ok')
    const crews = chosen(game)
    expect(crews.ana).toBe(2)
    expect(Object.values(crews).sort()).toEqual([1, 1, 2, 2])
    game.start()
    for (const id of CLASS) expect(teamOf(game, id)).toBe(crews[id])
  })

  it('[G91] a full crew takes nobody else, and who leaves gives up the place', () => {
    const game = open('players')
    for (const id of ['ana', 'ben']) joins(game, id, 1)
    expect([joins(game, 'cleo', 1), puts(game, 'cleo', 1)]).toEqual(['not_now', 'not_now'])
    game.leave('ben').join('ben').connect('ben')
    expect(chosen(game)).toEqual({ ana: 1, ben: null, cleo: null, dan: null })
    expect(joins(game, 'cleo', 1)).toBe('ok')
    game.start()
    expect([teamOf(game, 'ana'), teamOf(game, 'cleo')]).toEqual([1, 1])
    expect([teamOf(game, 'ben'), teamOf(game, 'dan')]).toEqual([2, 2])
    expect(game.screenView.crews).toBeUndefined()
    expect([joins(game, 'ana', 2), puts(game, 'ana', 2), game.tryHost('deal_crews')]).toEqual(
      Array(3).fill('not_now'),
    )
  })

  it('[G91] in a crew that there is no more, a player is dealt by chance', () => {
    const game = open('players', ['ana', 'ben'])
    joins(game, 'ana', 2)
    game.leave('ben')
    expect([game.screenView.crews?.count, chosen(game).ana]).toEqual([1, null])
    expect(teamOf(game.start(), 'ana')).toBe(1)
  })

  it('[G90] other modes, and who plays alone, have none', () => {
    expect(lobby({ players: CLASS }).screenView.crews).toBeUndefined()
    const alone = playSolo()
    expect(joins(alone, 'ana', 1)).toBe('not_now')
  })
})
