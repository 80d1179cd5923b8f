/** Everything of @pathquest/sdk: the widgets, their provider, the hooks and the client. */
export * from './client'
export * from './public/career-browser'
export * from './public/game-player'
export * from './public/join-form'
export * from './public/leaderboard'
export * from './public/provider'
