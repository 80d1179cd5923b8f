import type { ResultPost } from '@pathquest/game-core'

/** What a game comes to: its room's word, or what is known where the room is lost. */
export type GameResult = Omit<ResultPost, 'kind' | 'key' | 'players'> & {
  players: PlayerResult[]
}

export type PlayerResult = Omit<ResultPost['players'][number], 'classScore'> & {
  /** Null: nobody knows. */
  classScore: number | null
}
