import { postBody } from '@pathquest/core/game'
import { readSettings } from '@pathquest/core/modes/settings'
import { describe, expect, it } from 'vitest'
import { type Play, type PlayOptions, play } from '../testing/play'
import { manifest } from './manifest'
import { rules } from './rules'

const CLASS = ['ana', 'ben', 'cleo', 'dan', 'eve', 'finn']

const teams = (change: PlayOptions = {}) =>
  play({ mode: 'team_challenge', players: CLASS, ...change })

const rows = (game: Play) => [...(game.screenView.teams ?? [])].sort((a, b) => a.number - b.number)

const sizes = (game: Play) => rows(game).map((team) => team.playerIds.length)
const scores = (game: Play) => rows(game).map((team) => team.score)
const members = (game: Play, number: number) => rows(game)[number - 1]?.playerIds ?? []
const member = (game: Play, number: number, index: number) => members(game, number)[index] as string

function bonuses(game: Play): Record<string, number> {
  const item = game.game.outbox.find((one) => one.kind === 'result')
  if (!item) throw new Error('nothing to settle')
  const post = postBody(game.setup, game.game, item, game.now)
  if (post.kind !== 'result') throw new Error('not a result')
  return Object.fromEntries(post.players.map((player) => [player.playerId, player.bonusTokens]))
}

describe('teams', () => {
  it('[TC1] four teams by default', () => {
    expect(readSettings(manifest, {})).toMatchObject({ ok: true, settings: { teamCount: 4 } })
  })

  it.each([2, 6])('[TC1] %i teams may be requested', (teamCount) => {
    expect(readSettings(manifest, { teamCount }).ok).toBe(true)
  })

  it.each([1, 7, 2.5, '3', null])('[TC1] %s teams are refused', (teamCount) => {
    expect(readSettings(manifest, { teamCount })).toMatchObject({ code: 'bad_request' })
  })

  it.each([
    [2, 6, [3, 3]],
    [4, 6, [2, 2, 1, 1]],
    [3, 4, [2, 1, 1]],
  ])('[TC2] %i teams of %i players', (teamCount, count, expected) => {
    const game = teams({ modeSettings: { teamCount }, players: CLASS.slice(0, count) })
    expect(sizes(game)).toEqual(expected)
    expect(
      rows(game)
        .flatMap((team) => team.playerIds)
        .sort(),
    ).toEqual(CLASS.slice(0, count))
  })

  it('[TC2] the seed decides who plays with whom', () => {
    const dealt = (seed: string) => JSON.stringify(rows(teams({ seed })))
    expect(dealt('one')).toBe(dealt('one'))
    const seeds = ['one', 'two', 'three', 'four', 'five']
    expect(new Set(seeds.map(dealt)).size).toBeGreaterThan(1)
  })

  it('[TC3] never more teams than players', () => {
    expect(sizes(teams({ modeSettings: { teamCount: 6 }, players: ['ana', 'ben'] }))).toEqual([
      1, 1,
    ])
    expect(sizes(teams({ players: ['ana'] }))).toEqual([1])
  })

  it('[TC4] a late player goes to the team with the fewest present members', () => {
    const game = teams({ allowLateJoin: true }).at(1_000)
    game
      .leave(member(game, 2, 0))
      .join('gus')
      .connect('gus')
    expect(members(game, 2)).toContain('gus')
  })

  it('[TC4] a team without a rival gets one with the first late player', () => {
    const game = teams({ players: ['ana'], allowLateJoin: true }).at(1_000)
    game.join('gus').connect('gus').join('hal').connect('hal')
    expect([members(game, 1), members(game, 2)]).toEqual([['ana', 'hal'], ['gus']])
  })

  it('[TC5] the newest present member of the largest team moves when the next question opens', () => {
    const game = teams().at(1_000)
    const [first, second] = members(game, 1)
    const newest = member(game, 2, 2)
    game
      .answer(newest, 'right')
      .leave(first as string)
      .leave(second as string)
    expect(members(game, 1)).not.toContain(newest)
    game.advance().advance()
    expect(members(game, 1)).toContain(newest)
    expect(members(game, 2)).not.toContain(newest)
    expect(game.viewOf(newest).you).toMatchObject({ score: 10, teamId: 'team_1' })
    expect(scores(game)).toEqual([0, 3])
  })

  it('[TC6] a lost player keeps the team, a removed one is in none', () => {
    const game = teams().at(1_000)
    const [lost, removed] = members(game, 1) as [string, string]
    game.lose(lost).host('kick', { playerId: removed })
    expect(members(game, 1)).toContain(lost)
    expect(rows(game).flatMap((team) => team.playerIds)).not.toContain(removed)
  })
})

describe('team scores', () => {
  it('[TC16] the result contains the final teams', () => {
    const game = teams().at(1_000).answer('ana', 'right').advance().host('end')
    const item = game.game.outbox.find((one) => one.kind === 'result')
    if (!item) throw new Error('nothing to settle')
    const post = postBody(game.setup, game.game, item, game.now)
    expect(post.kind === 'result' && post.teams).toEqual(game.screenView.teams)
  })

  it('[TC7] a right answer scores the points of its question for the player', () => {
    const game = teams().at(1_000).answer('ana', 'right').answer('ben', 'wrong').advance()
    expect([game.scoreOf('ana'), game.scoreOf('ben')]).toEqual([10, 0])
  })

  it('[TC8] the average over the present members, answered or not', () => {
    const game = teams().at(1_000)
    game.answer(member(game, 1, 0), 'right').answer(member(game, 1, 1), 'right')
    game
      .answer(member(game, 2, 0), 'right')
      .answer(member(game, 2, 1), 'wrong')
      .advance()
    expect(scores(game)).toEqual([7, 3])
  })

  it('[TC9] an absent member does not count, unless they had answered', () => {
    const game = teams().at(1_000)
    game.answer(member(game, 1, 0), 'right').leave(member(game, 1, 1))
    game
      .answer(member(game, 2, 0), 'right')
      .leave(member(game, 2, 0))
      .advance()
    expect(scores(game)).toEqual([5, 3])
  })

  it('[TC9] a removed player does not count, answered or not', () => {
    const game = teams().at(1_000)
    game.answer(member(game, 1, 0), 'wrong').answer(member(game, 1, 1), 'right')
    game.host('kick', { playerId: member(game, 1, 0) }).advance()
    expect(scores(game)).toEqual([5, 0])
  })

  it('[TC10] late players count from their first question on', () => {
    const game = teams({ players: CLASS.slice(0, 2), allowLateJoin: true }).at(1_000)
    game.join('gus').connect('gus').answer('ana', 'right').answer('ben', 'right')
    expect(scores(game)).toEqual([10, 10])
    game.advance().later(1_000).answer('ana', 'right').answer('ben', 'right').advance()
    expect([...scores(game)].sort()).toEqual([15, 20])
  })

  it('[TC11] averages add up to the hundredth', () => {
    const game = teams()
    for (let question = 0; question < 3; question++) {
      game
        .later(1_000)
        .answer(member(game, 1, 0), 'right')
        .answer(member(game, 1, 1), 'right')
      game.advance()
      if (question < 2) game.advance()
    }
    expect(scores(game)[0]).toBe(20)
  })

  it('[TC12] team scores do not change while the question is open', () => {
    const game = teams().at(1_000).answer('ana', 'right').answer('ben', 'right')
    expect(scores(game)).toEqual([0, 0])
  })

  it('[TC12] a team without anybody present scores nothing', () => {
    const game = teams({ players: ['ana', 'ben'] }).at(1_000)
    const [away, here] = [member(game, 1, 0), member(game, 2, 0)]
    game.leave(away).answer(here, 'right')
    expect(scores(game)).toEqual([0, 10])
  })
})

describe('team ranks', () => {
  it('[TC13] equal scores share a rank', () => {
    const game = teams({ modeSettings: { teamCount: 3 }, players: ['ana', 'ben', 'cleo'] })
    game.at(1_000).answer(member(game, 3, 0), 'wrong')
    game.answer(member(game, 1, 0), 'right').answer(member(game, 2, 0), 'right')
    expect(rows(game).map((team) => team.rank)).toEqual([1, 1, 3])
  })

  it('[TC14] placement follows the players’ own order, not the team', () => {
    const game = teams({ players: CLASS.slice(0, 4) }).at(1_000)
    const [alone, idle] = members(game, 2) as [string, string]
    game.answer(member(game, 1, 0), 'right').answer(member(game, 1, 1), 'right')
    game.answer(alone, 'right').answer(idle, 'wrong').advance().later(1_000)
    game.answer(alone, 'right').host('end')
    expect(rows(game).map((team) => team.rank)).toEqual([1, 1])
    expect(game.placeOf(alone)).toBe(1)
    expect(game.placeOf(idle)).toBe(4)
  })

  it('[TC15] each placed member of the first team earns 20 XP more', () => {
    const game = teams().at(1_000)
    const [right, wrong, silent] = members(game, 1) as [string, string, string]
    game
      .answer(right, 'right')
      .answer(wrong, 'wrong')
      .answer(member(game, 2, 0), 'wrong')
    game.host('end')
    const other = Object.fromEntries(members(game, 2).map((id) => [id, 0]))
    expect(bonuses(game)).toEqual({ [right]: 20, [wrong]: 20, [silent]: 0, ...other })
  })

  it('[TC15] all first teams with equal scores earn it', () => {
    const game = teams({ players: ['ana', 'ben'] }).at(1_000)
    game.answer('ana', 'right').answer('ben', 'right').host('end')
    expect(bonuses(game)).toEqual({ ana: 20, ben: 20 })
  })

  it('[TC17] an answer accepted after the game raises the team by the average of its members', () => {
    const [teamId, other] = ['team_1', 'team_2']
    const rows = [teamId, other].map((id = '', i) => ({
      ...{ teamId: id, number: i + 1, rank: i + 1 },
      ...{ score: 20 - 5 * i, playerIds: [] },
    }))
    const gains = [10, 4].map((gained) => ({ teamId: other ?? '', gained }))
    expect(rules.recomputeTeams?.(rows, gains)).toMatchObject([
      { teamId: other, score: 22, rank: 1 },
      { teamId, score: 20, rank: 2 },
    ])
  })
})
