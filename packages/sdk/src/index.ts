/** Everything of @pathquest/sdk: the widgets, their provider, the hooks and the client. */
export * from './CareerBrowser'
export * from './client'
export * from './GamePlayer'
export * from './JoinForm'
export * from './Leaderboard'
export * from './PathquestProvider'
