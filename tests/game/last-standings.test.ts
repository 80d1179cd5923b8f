import {
  endedDelivered,
  endedDueAt,
  endedPost,
  endedUndelivered,
  endedVersion,
  endedView,
  endGame,
  LastAnswers,
  LastStandings,
  lastStandings,
  postBody,
  standingsWithout,
  storedAnswers,
} from '@pathquest/core/game'
import type { GameView, PlayerView } from '@pathquest/core/rooms/views'
import { endedMode } from '@pathquest/modes/game-rules'
import { lobby, type Play, play } from '@pathquest/modes/testing/play'
import { describe, expect, it } from 'vitest'

const DAY = 24 * 3_600_000
const onSecond = () =>
  play({ mode: 'team_challenge', players: ['ana', 'ben', 'cleo'] })
    .at(1_000)
    .answer('ana', 'right')
    .answer('ben', 'wrong')
    .advance()
    .later(1_000)
    .advance()
    .later(500)
    .answer('ben', 'right')

const ended = (game: Play) => {
  const { standings, answers } = lastStandings(game.setup, game.game, game.now)
  return { standings, answers, ended: endGame(standings, game.now) }
}
const viewOf = (game: Play, role: GameView['role'], id: string) => {
  const { standings, ended: state } = ended(game)
  return endedView(standings, state, { role, id }, endedMode(standings.mode))
}

describe('[G51] last standings', () => {
  it('are the result of the game if it had ended at its last closing', () => {
    const game = onSecond()
    const { standings, answers, ended: state } = ended(game)
    const post = endedPost(standings, answers, state)
    expect(post).toMatchObject({
      kind: 'result',
      endedByFault: true,
      startedAt: game.game.startedAt,
    })
    if (post.kind !== 'result') throw new Error('not a result')
    expect(post.players.map(({ score, placement }) => [score, placement])).toEqual([
      [10, 1],
      [0, 2],
      [0, null],
    ])
    // The open question does not count: nobody has seen its solution.
    expect(post.answers.map(({ playerId }) => playerId)).toEqual(['ana', 'ben'])
  })

  it('of a finished game are its result', () => {
    const game = onSecond().host('end')
    const { standings, answers, ended: state } = ended(game)
    const item = game.game.outbox.find((one) => one.kind === 'result')
    if (!item) throw new Error('nothing to settle')
    const { key, ...result } = postBody(game.setup, game.game, item, game.now)
    expect(endedPost(standings, answers, state)).toMatchObject(result)
  })

  it('have the answers of all kinds as they were, also as older rooms stored them', () => {
    const row = { playerId: 'ana', pointsEarned: 4, answerTimeMs: 900, answeredAt: 5 }
    const none = { selectedOptionIndex: null, attempt: 1 }
    const answers = LastAnswers.parse([
      { ...row, questionId: 'a', selectedOptionIndex: 2, answer: 2, isCorrect: false, share: 0 },
      { ...row, questionId: 'b', ...none, answer: 'a key', isCorrect: true, share: 1 },
      { ...row, questionId: 'a', selectedOptionIndex: 0, attempt: 2, isCorrect: true },
      { ...row, questionId: 'c', ...none, answer: [0, 2], isCorrect: false, share: 0.5 },
      { ...row, questionId: 'd', selectedOptionIndex: 1, isCorrect: null },
    ])
    const stored = JSON.parse(JSON.stringify(storedAnswers(answers))) as unknown[]
    const inOrder = (rows: typeof answers) =>
      [...rows].sort((a, b) => (a.questionId + a.attempt < b.questionId + b.attempt ? -1 : 1))
    expect(inOrder(LastAnswers.parse(stored))).toEqual(inOrder(answers))
    // Each with its question, then as objects by question.
    const [first, ...others] = answers.map(({ questionId, ...answer }) => ({ questionId, answer }))
    const older = [
      { questionId: first?.questionId, ...first?.answer },
      ...others.map(({ questionId, answer }) => ({ questionId, answers: [answer] })),
    ]
    expect(LastAnswers.parse([...older, ...stored]).slice(0, 5)).toEqual(answers)
    expect(LastAnswers.parse([...older, ...stored])).toHaveLength(10)
    expect(stored).toHaveLength(4)
  })

  it('of a lobby cancel it, whatever its mode is', () => {
    const game = lobby({ players: ['ana'] })
    const { standings, answers, ended: state } = ended(game)
    expect(endedPost(standings, answers, state)).toMatchObject({
      kind: 'cancelled',
      endedByFault: true,
    })
  })
})

describe('[G52] a game ended by a fault', () => {
  it('shows names with their cosmetics, until the account is erased', () => {
    const game = lobby({ players: ['ben'] })
      .join('ana', { accountId: 'pf_ana', worn: ['fir', 'lake'] })
      .host('start')
    const { standings, ended: state } = ended(game)
    const wornIn = (told: typeof standings) =>
      Object.fromEntries(
        (
          endedView(told, state, { role: 'screen', id: '' }, endedMode(told.mode))?.leaderboard ??
          []
        ).map((row) => [row.playerId, row.worn]),
      )
    expect(wornIn(standings)).toEqual({ ana: ['fir', 'lake'], ben: undefined })
    expect(wornIn(standingsWithout(standings, 'ana'))).toEqual({ ana: undefined, ben: undefined })
    // From a version without cosmetics.
    const { worn: _none, ...before } = standings
    expect(LastStandings.parse(before).worn).toEqual({})
  })

  it('shows player, host and projector the podium and that it was our fault', () => {
    const game = onSecond()
    for (const role of ['player', 'host', 'screen'] as const) {
      const view = viewOf(game, role, 'ana')
      expect(view).toMatchObject({
        role,
        stage: { name: 'podium' },
        game: { status: 'completed', endedByFault: true, title: game.setup.title },
      })
      expect(view?.leaderboard.map(({ playerId }) => playerId)).toEqual(['ana', 'ben', 'cleo'])
      expect(view?.teams).toEqual(game.screenView.teams)
    }
    expect((viewOf(game, 'player', 'ana') as PlayerView).you).toMatchObject({
      score: 10,
      placement: 1,
      rewards: null,
    })
  })

  it('shows nothing to removed players, and the reason to players who joined after the standings', () => {
    const game = onSecond().host('kick', { playerId: 'ben' })
    expect(viewOf(game, 'player', 'ben')).toBeNull()
    expect(viewOf(game, 'player', 'late')).toMatchObject({
      game: { endedByFault: true },
      you: { score: 0, placement: null },
    })
  })

  it('is newer than anything the game has shown', () => {
    const game = onSecond()
    const { standings, ended: state } = ended(game)
    expect(endedVersion(standings, state)).toBeGreaterThan(game.game.version + 500)
    const settled = endedDelivered(state, {}, game.now)
    expect(endedVersion(standings, settled)).toBeGreaterThan(endedVersion(standings, state))
  })

  it('is posted to the server until confirmed, with backoff, and erased a day later', () => {
    const { ended: state } = ended(onSecond())
    const at = 5_000_000
    const once = endedUndelivered(state, at)
    expect(endedDueAt(once)).toBe(at + 500)
    expect(endedDueAt(endedUndelivered(once, at))).toBe(at + 1_000)
    const rewards = { ana: { tokensEarned: 61, pathkeysEarned: ['pk_1'] } }
    const settled = endedDelivered(once, rewards, at)
    expect(endedDueAt(settled)).toBe(at + DAY)
    const { standings } = ended(onSecond())
    expect(
      endedView(standings, settled, { role: 'player', id: 'ana' }, endedMode(standings.mode)),
    ).toMatchObject({
      you: { rewards: rewards.ana, totalAnswers: 1, askedQuestions: 1 },
    })
  })

  it('shows player and host who got no XP because of the daily limit', () => {
    const { standings, ended: state } = ended(onSecond())
    const none = { tokensEarned: 0, pathkeysEarned: [], xpUsedUp: true }
    const settled = endedDelivered(state, { ana: none, ben: none }, 5_000_000)
    const seenBy = (role: GameView['role'], id: string) =>
      endedView(standings, settled, { role, id }, endedMode(standings.mode))
    expect(seenBy('player', 'ana')).toMatchObject({ you: { rewards: none } })
    expect(seenBy('host', '')).toMatchObject({ xpUsedUp: 2 })
  })
})
