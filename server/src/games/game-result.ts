import type { ResultPost } from '@pathquest/core'

/** What a game comes to: its room's word, or what is known where the room is lost. */
export type GameResult = Omit<ResultPost, 'kind' | 'key'>

export type PlayerResult = ResultPost['players'][number]

/** Older rooms do not tell it: there, who has a place took part. */
export const tookPart = ({ tookPart: told, placement }: PlayerResult): boolean =>
  told ?? placement !== null
