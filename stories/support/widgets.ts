/** The widgets for pages in MDX, whose imports do not go by the paths of the TypeScript config. */
export { CareerBrowser } from '@pathquest/sdk/CareerBrowser'
export { GamePlayer } from '@pathquest/sdk/GamePlayer'
export { JoinForm } from '@pathquest/sdk/JoinForm'
export { Leaderboard, LeaderboardView, TeamBoard } from '@pathquest/sdk/Leaderboard'
