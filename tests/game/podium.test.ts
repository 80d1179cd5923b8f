import { createViewContext, playerView } from '@pathquest/core/game'
import type { PlayerView } from '@pathquest/core/rooms/views'
import { type Play, type PlayOptions, play } from '@pathquest/modes/testing/play'
import { describe, expect, it } from 'vitest'

const names = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`)
/** So many play a question to the end; the first `right` of them answer right. */
function ended(count: number, right: number, change: PlayOptions = {}): Play {
  const players = names(count)
  const game = play({ players, maxPlayers: 100, ...change }).at(1_000)
  for (const [i, id] of players.entries()) game.answer(id, i < right ? 'right' : 'wrong')
  return game.host('end')
}
const ranksOf = ({ leaderboard }: Pick<PlayerView, 'leaderboard'>) =>
  leaderboard.map(({ rank }) => rank)
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

describe("[G30] a player's podium", () => {
  it('has everybody in a game of up to forty', () => {
    const game = ended(40, 10)
    for (const id of ['p0', 'p39']) expect(ranksOf(game.viewOf(id))).toEqual(upTo(40))
  })

  it('has the first twenty and the places beside their own in a game of a hundred', () => {
    const game = ended(100, 50)
    const places = (id: string) => ranksOf(game.viewOf(id))
    expect(places('p57')).toEqual([...upTo(20), 56, 57, 58, 59, 60])
    expect(places('p20')).toEqual(upTo(23))
    expect(places('p0')).toEqual(upTo(20))
    expect(places('p99')).toEqual([...upTo(20), 98, 99, 100])
    expect(game.viewOf('p57')).toMatchObject({
      playerCount: 100,
      you: { rank: 58, placement: 58 },
    })
    for (const { leaderboard } of [game.hostView, game.screenView])
      expect(leaderboard).toHaveLength(100)
  })

  it('orders ties by who joined first, also around a place far below', () => {
    const game = ended(60, 60)
    const beside = game.viewOf('p41').leaderboard.slice(-5)
    expect(beside.map(({ playerId }) => playerId)).toEqual(['p39', 'p40', 'p41', 'p42', 'p43'])
    expect(new Set(beside.map(({ score }) => score)).size).toBe(1)
  })

  it('has a late player beside those who came in time', () => {
    const game = play({ players: names(50), maxPlayers: 100, allowLateJoin: true }).at(1_000)
    for (const id of names(50)) game.answer(id, 'wrong')
    game.join('eve').connect('eve').advance().later(1_000).answer('eve', 'wrong')
    const view = game.host('end').viewOf('eve')
    expect(ranksOf(view)).toEqual([...upTo(20), 49, 50, 51])
    expect(view.leaderboard.at(-1)).toMatchObject({ playerId: 'eve', totalAnswers: 1 })
    expect(view).toMatchObject({ playerCount: 51, you: { placement: 51, askedQuestions: 1 } })
  })

  it('has whoever an award names, and the members on the steps of teams', () => {
    const game = ended(100, 30, { mode: 'team_challenge', modeSettings: { teamCount: 6 } })
    const { highlights, leaderboard, teams } = game.viewOf('p99')
    const shown = new Set(leaderboard.map(({ playerId }) => playerId))
    const awarded = highlights?.awards.map(({ playerId }) => playerId) ?? []
    expect(awarded.length).toBeGreaterThan(0)
    for (const id of awarded) expect(shown).toContain(id)
    const steps = [...(teams ?? [])].sort((a, b) => a.rank - b.rank).slice(0, 3)
    for (const { teamId } of steps) {
      const members = game.screenView.leaderboard.filter((row) => row.teamId === teamId)
      for (const { playerId } of members.slice(0, 3)) expect(shown).toContain(playerId)
    }
    expect(leaderboard.length).toBeLessThan(50)
  })

  it.each(['career_quest', 'team_challenge', 'surveyors'])(
    'of a hundred stays below 16 kB: %s',
    (mode) => {
      const game = ended(100, 40, { mode })
      const { setup, now } = game
      // With everything that a row may hold.
      const seats = Object.fromEntries(
        Object.entries(game.game.seats).map(([id, seat]) => [
          id,
          {
            ...seat,
            displayName: 'Maximiliana Montgomery-Carter',
            worn: ['compass' as const, 'meadow' as const],
            character: 'signpost-water-staff',
          },
        ]),
      )
      const context = createViewContext(setup, { ...game.game, seats }, now)
      const view = playerView(context, 'p70')
      expect(JSON.stringify(view).length).toBeLessThan(16 * 1024)
    },
  )
})
