/** Texts of the end of a game: its podium, what decided it, what the class did, who stood out. */
export const highlightsMessages = {
  'game.skipStaging': 'Show all places',
  'game.opened': 'This game opens: {career}',
  'game.podium': 'Podium: {places}',
  'game.place': '{place} {name}',
  'highlights.title': 'This game',
  'highlights.turned': '{name} took the lead with question {number} and kept it.',
  'highlights.throughout': '{name} led from question {number} on. Nobody caught up.',
  'highlights.together': {
    one: 'Together: {count} right answer out of {total}.',
    other: 'Together: {count} right answers out of {total}.',
  },
  'highlights.hardest': 'The hardest: question {number}. {right} of {answered} had it.',
  'highlights.allRight': {
    one: '{count} question that everybody got right.',
    other: '{count} questions that everybody got right.',
  },
  'highlights.awards': 'Awards',
  'highlights.yours': 'Your award',
  'award.only_right': 'One of a kind',
  'award.only_right.why': {
    one: 'The only one to get {count} question right.',
    other: 'The only one to get {count} questions right.',
  },
  'award.comeback': 'Comeback',
  'award.comeback.why': {
    one: 'Missed some, then {count} right.',
    other: 'Missed some, then {count} right in a row.',
  },
  'award.late_climber': 'Late climber',
  'award.late_climber.why': {
    one: '{count} place up in the second half.',
    other: '{count} places up in the second half.',
  },
  'award.streak': 'On a roll',
  'award.streak.why': { one: '{count} right.', other: '{count} right in a row.' },
  'award.improver': 'Getting better',
  'award.improver.why': {
    one: '{count} more right in the second half.',
    other: '{count} more right in the second half.',
  },
  'award.photo_finish': 'Photo finish',
  'award.photo_finish.why': {
    one: 'Only {count} point to the next.',
    other: 'Only {count} points to the next.',
  },
  'award.quickest_right': 'Quick and right',
  'award.quickest_right.why': 'The fastest right answer: {seconds} s.',
  'award.thinker': 'Thinker',
  'award.thinker.why': 'Took {seconds} s to think, and was right.',
  'award.steady': 'Steady pace',
  'award.steady.why': 'The most even pace of all.',
  'award.all_answered': 'Stayed with it',
  'award.all_answered.why': {
    one: 'Answered {count} question, all there was.',
    other: 'Answered all {count} questions.',
  },
} as const
