/** Texts that the player, the host and the screen share at every stage. */
export const gameMessages = {
  'game.brand': 'Pathquest',
  'game.leave': 'Leave Game',
  'game.loading': 'Loading...',
  'game.partFailed': 'This part did not load. Please try again, or reload the page.',
  'game.retry': 'Try again',
  'game.players': { one: '{count} player', other: '{count} players' },
  'game.waiting': 'Waiting to start',
  'game.code': 'Game code',
  'game.codeSpelled': 'Game code {code}',
  'game.paused': 'The host is away. The game is paused.',
  'game.offline': 'No connection. Trying again...',
  'game.reconnecting': 'Connecting again...',
  'game.returnHome': 'Return Home',
  'mode.career_quest': 'career quest',
  'mode.speed_run': 'speed run',
  'mode.team_challenge': 'team challenge',
} as const
