/** Texts of what only some leaderboards show: your own row, everything about everybody, teams. */
export const leaderboardFullMessages = {
  'leaderboard.title': 'Leaderboard',
  'leaderboard.you': 'You',
  'leaderboard.correct': '{correct} / {total} correct',
  'leaderboard.points': 'Points',
  'leaderboard.tokens': { one: '+{count} token', other: '+{count} tokens' },
  'leaderboard.place1': '1st Place',
  'leaderboard.place2': '2nd Place',
  'leaderboard.place3': '3rd Place',
  'leaderboard.lost': 'not connected',
  'leaderboard.teams': 'Teams',
  'leaderboard.team': 'Team {number}',
  'leaderboard.yourTeam': 'Your team',
  'leaderboard.teamPlayers': { one: '{count} player', other: '{count} players' },
  'leaderboard.revoked': 'This leaderboard is no longer shared',
  'leaderboard.revokedText': 'Please ask the host for a new link.',
} as const
