// Acknowledged answers, and rewards of signed-in players, counted directly in the product's
// database.
import type { Database } from '../harness/database'
import type { Promised } from '../harness/page-player'

export interface RewardCount {
  rewardsMissing: number
  rewardsDouble: number
}

/** Adds up by how much figures are below and above the expected values. */
export function startCount() {
  const count: RewardCount = { rewardsMissing: 0, rewardsDouble: 0 }
  return {
    count,
    compare(found: number, expected: number) {
      count.rewardsMissing += Math.max(0, expected - found)
      count.rewardsDouble += Math.max(0, found - expected)
    },
  }
}

/**
 * Each of the `students` has score and XP of the game, its XP once in the ledger, and a place where the
 * game has places.
 */
export function compareLedger(
  database: Database,
  game: string,
  students: number,
  compare: (found: number, expected: number) => void,
  { isRanked = true } = {},
) {
  const rows = database
    .prepare<[string], { profileId: string; tokens: number; placement: number | null }>(
      `select profile_id as profileId, tokens_earned as tokens, placement from game_players
       where game_session_id = ? and profile_id is not null`,
    )
    .all(game)
  const hasPlace = (placement: number | null) => !isRanked || (placement ?? 0) > 0
  const isRewarded = rows.filter(({ tokens, placement }) => tokens > 0 && hasPlace(placement))
  compare(isRewarded.length, students)
  const ledger = database.prepare<[string, string], { entries: number; amount: number }>(
    `select count(*) as entries, coalesce(sum(amount), 0) as amount from token_ledger
     where game_session_id = ? and profile_id = ?`,
  )
  for (const { profileId, tokens } of rows) {
    const entered = ledger.get(game, profileId)
    compare(entered?.entries ?? 0, 1)
    compare(entered?.amount ?? 0, tokens)
  }
}

/** Acknowledged answers that are missing in the settled game. */
export function countLost(database: Database, gameId: string, players: Promised[]) {
  const find = database.prepare<string[], { option: number }>(
    `select selected_option_index as option from game_answers
     where game_session_id = ? and player_id = ? and question_id = ?`,
  )
  return players
    .flatMap(({ playerId, acknowledged }) =>
      acknowledged.map((answer) => ({ playerId, ...answer })),
    )
    .filter(
      ({ playerId, questionId, option }) =>
        find.get(gameId, playerId, questionId)?.option !== option,
    ).length
}
