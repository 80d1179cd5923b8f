/** How hard a question is and whom it tells apart, on the page of its set and at /admin/reports. */
export const questionFiguresMessages = {
  'figures.none':
    'No class has answered these questions yet. From {min} answers on, each question shows how hard it is and whether it tells strong from weak players.',
  'figures.about':
    'What classes answered. Stronger and weaker players are the best and the last 27% of each game, by its other questions. Only class games count, and nobody’s name is kept.',
  'figures.failed': 'What classes answered could not be loaded.',
  'figures.flawed': 'Worth mending:',
  'figures.flawedQuestion': 'Question {number}',
  'figures.few': {
    one: '{count} answer so far: how hard the question is shows from {min} on.',
    other: '{count} answers so far: how hard the question is shows from {min} on.',
  },
  'figures.hard': 'How hard',
  'figures.easy_share': 'Easy: {percent}% right',
  'figures.medium_share': 'Neither easy nor hard: {percent}% right',
  'figures.hard_share': 'Hard: {percent}% right',
  'figures.apart': 'Tells strong from weak players',
  'figures.apart_unknown': 'Not enough answers yet',
  'figures.apart_well': 'Well',
  'figures.apart_little': 'A little',
  'figures.apart_hardly': 'Hardly',
  'figures.apart_wrong': 'The wrong way round',
  'figures.ends': 'stronger {upper}%, weaker {lower}% right',
  'figures.answers': 'Answers',
  'figures.flaw_misleads':
    'Stronger players miss it more often than weaker ones. Is the right answer marked, and can the question be read in one way only?',
  'figures.flaw_nobody_right':
    'Almost nobody gets it. Check the right answer; if it is right, ask in easier words.',
  'figures.flaw_everybody_right':
    'Almost nobody misses it. Make the wrong answers harder to rule out, or keep it as a warm-up.',
  'figures.adminTitle': 'Questions to mend',
  'figures.adminIntro':
    'Questions of the sets that come with Pathquest, by what classes answered: those that the better players miss more often, that nobody gets, and that nobody misses. It takes {min} answers to be listed.',
  'figures.adminLoading': 'Loading...',
  'figures.adminFailed': 'The questions could not be loaded',
  'figures.adminFew': 'Not enough answers yet',
  'figures.adminFewText':
    'No question has {min} answers of classes. The list fills as games are played.',
  'figures.adminNone': 'Nothing to mend',
  'figures.adminNoneText': {
    one: '{count} question has answers enough, and nothing speaks against it.',
    other: '{count} questions have answers enough, and nothing speaks against them.',
  },
  'figures.adminMore': 'Show more questions',
  'figures.adminListed': 'The {count} most serious are listed.',
} as const
