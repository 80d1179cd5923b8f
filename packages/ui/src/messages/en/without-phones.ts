/** Texts of a game that a class plays without phones, on the host's pages. */
export const withoutPhonesMessages = {
  'phones.title': 'No phones needed',
  'phones.hands': 'Raise your hand for your answer. Your teacher counts.',
  'phones.corners': 'Each answer has a corner of the room. Walk to yours. Your teacher counts.',
  'phones.teams': 'Talk it over. Then each team gives one answer, in turn.',
  'phones.students': { one: '{count} student', other: '{count} students' },
  'phones.teamCount': { one: '{count} team', other: '{count} teams' },
  'phones.played': { one: '{count} student played', other: '{count} students played' },
  'phones.cornersLabel': 'The corners of the room',
  'phones.board': 'Board',
  'phones.count': 'How many?',
  'phones.less': 'One less: {answer}',
  'phones.more': 'One more: {answer}',
  'phones.counted': 'Counted: {count} of {total}',
  'phones.tooMany': 'These are more than the {total} in the class. Check the numbers.',
  'phones.whoAnswers': 'Which team answers?',
  'phones.answerOf': 'The answer of {team}',
  'phones.begins': '{team} answers first.',
  'phones.answered': '{team}: answered',
  'phones.show': 'Show Result',
  'phones.note':
    'Who gives no answer has none. You can change the numbers until you show the result.',
} as const
