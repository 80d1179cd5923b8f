/** `@pathquest/sdk/leaderboard` */
export type { HeadingLevel } from '@pathquest/ui/Card'
export { Leaderboard, type LeaderboardProps } from './Leaderboard'
export { LeaderboardView, type LeaderboardViewProps } from './LeaderboardView'
export { TeamBoard, type TeamBoardProps } from './TeamBoard'
