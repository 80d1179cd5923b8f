export { accuracyPercent } from './accuracy'
export { Leaderboard, type LeaderboardProps } from './Leaderboard'
export { LeaderboardView, type LeaderboardViewProps } from './LeaderboardView'
export { SharedLeaderboardView, type SharedLeaderboardViewProps } from './SharedLeaderboardView'
export { TeamBoard, type TeamBoardProps } from './TeamBoard'
export {
  type LeaderboardState,
  type LeaderboardWatch,
  type WatchLeaderboardOptions,
  watchLeaderboard,
} from './watch-leaderboard'
