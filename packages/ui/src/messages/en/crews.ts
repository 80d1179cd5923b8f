/** Teams in the lobby. */
export const crewsMessages = {
  'crews.title': 'Teams',
  'crews.chance': 'Teams are dealt by chance at the start.',
  'crews.host': 'Your teacher makes the teams.',
  'crews.players': 'Choose your team.',
  'crews.rest': 'Whoever has none is dealt by chance.',
  'crews.team': 'Team {number}',
  'crews.size': '{count} of {most}',
  'crews.join': 'Join Team {number}',
  'crews.leave': 'Leave Team {number}',
  'crews.nobody': 'Nobody yet',
  'crews.none': 'No team yet',
  'crews.of': 'Team of {name}',
  'crews.deal': 'Deal the rest now',
} as const
