/** Texts of a question, shared by player, host and screen. */
export const roundMessages = {
  'game.question': 'Question {number} of {total}',
  'game.worth': { one: 'Worth {count} point', other: 'Worth {count} points' },
  'game.answered': '{answered}/{present} answered',
  'game.secondsLeft': { one: '{count} second left', other: '{count} seconds left' },
  'game.secondsShort': 's',
  'game.answers': 'Answers',
  'game.picked': 'Picked',
  'game.yourAnswer': 'Your answer',
  'game.correctAnswer': 'Correct Answer',
  'game.imageAlt': 'Picture for this question',
  'game.next': 'Next Question',
  'game.end': 'End Game',
  'game.points': 'Points',
  'game.team': 'Team {number}',
  'game.optionCount': { one: '{count} answer', other: '{count} answers' },
  'game.distribution': 'How the class answered',
} as const
