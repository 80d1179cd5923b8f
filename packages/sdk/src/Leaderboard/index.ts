export { accuracyPercent } from './accuracy'
export { Leaderboard, type LeaderboardProps } from './Leaderboard'
export { TeamBoard, type TeamBoardProps } from './TeamBoard'
