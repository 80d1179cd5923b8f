/** `@pathquest/sdk/leaderboard` */
export {
  Leaderboard,
  type LeaderboardProps,
  LeaderboardView,
  type LeaderboardViewProps,
  TeamBoard,
  type TeamBoardProps,
} from '../Leaderboard'
export type { HeadingLevel } from '../ui/Card'
