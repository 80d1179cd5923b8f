/** Texts of the questions to look back at, and of reports of one. */
export const lookBackMessages = {
  'lookBack.title': 'Look back at the questions',
  'lookBack.show': 'Show questions and answers',
  'lookBack.text': 'Open a question to see the right answer and why.',
  'lookBack.forgotten':
    'Your own answers were deleted 90 days after the game. The right ones are still here.',
  'lookBack.loading': 'Loading the questions',
  'lookBack.none': 'No question was asked in this game.',
  'lookBack.partly': 'Partly right, +{points}',
  'lookBack.correct': 'Correct, +{points}',
  'lookBack.incorrect': 'Incorrect',
  'lookBack.noAnswer': 'No answer',
  'lookBack.report': 'Something is wrong with this question',
  'lookBack.reportWhat': 'What is wrong with it?',
  'lookBack.reportedHurtful': 'Thank you. An administrator will look at it.',
  'lookBack.reported': 'Thank you. Whoever looks after the question will see it.',
  'lookBack.waysOn': 'Where to go from here',
  'lookBack.careers': 'Explore Careers',
  'lookBack.collection': 'View Collection',
} as const
