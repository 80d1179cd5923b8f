/** Texts of /play: before an attempt begins, while it is open, and more time for a student. */
export const playSoloMessages = {
  'solo.start': 'Start',
  'solo.goOn': 'Go on: {answered} of {count}',
  'solo.facts': 'Before you start',
  'solo.questions': 'Questions',
  'solo.questionsOpen': '{answered} of {count} answered',
  'solo.time': 'Time',
  'solo.upTo': { one: 'Up to {count} minute', other: 'Up to {count} minutes' },
  'solo.upToThenRest': {
    one: 'Up to {count} minute. Questions that are left then have no clock.',
    other: 'Up to {count} minutes. Questions that are left then have no clock.',
  },
  'solo.noClock': 'No time limit',
  'solo.extraTime': 'You have more time.',
  'solo.attempts': 'Attempts',
  'solo.asOften': 'As many as you like',
  'solo.onlyOne': 'Only this one',
  'solo.attemptOf': 'Attempt {number} of {count}',
  'solo.usedAll': {
    one: 'You have used your {count} attempt.',
    other: 'You have used your {count} attempts.',
  },
  'solo.noneLeft': 'None left',
  'solo.due': 'Due',
  'solo.noDue': 'No due date',
  'solo.counts': 'What counts',
  'solo.countsBest': {
    one: 'Your best attempt, for {count} point',
    other: 'Your best attempt, for {count} points',
  },
  'solo.countsLast': {
    one: 'Your last attempt, for {count} point',
    other: 'Your last attempt, for {count} points',
  },
  'solo.countsFirst': {
    one: 'Your first attempt, for {count} point',
    other: 'Your first attempt, for {count} points',
  },
  'solo.countsNothing': 'Nothing: it is not graded',
  'solo.practice': 'Nothing: it is for practice',
  'solo.clock': 'The clock of a question starts as soon as you see it.',
  'solo.gameClock': 'One clock runs for the whole game, from your first question on.',
  'solo.leaving':
    'You can leave and go on later. After a day without an answer, or at the due date, what you answered is handed in.',
  'solo.leavingPlain':
    'You can leave and go on later. After a day without an answer, what you answered is handed in.',
  'solo.inProgress': 'In progress, {answered} of {count}',
  'solo.keptBest': {
    one: 'Attempt {number}. Your best so far, {grade} of {count} point, is kept unless this one is better.',
    other:
      'Attempt {number}. Your best so far, {grade} of {count} points, is kept unless this one is better.',
  },
  'solo.keptLast': {
    one: 'Attempt {number}. It counts once it is finished; until then {grade} of {count} point.',
    other: 'Attempt {number}. It counts once it is finished; until then {grade} of {count} points.',
  },
  'solo.keptFirst': {
    one: 'Attempt {number}. Your first one counts: {grade} of {count} point.',
    other: 'Attempt {number}. Your first one counts: {grade} of {count} points.',
  },
  'solo.attemptOpen': 'In progress',
  'solo.noScore': 'Played',
  'solo.extraTitle': 'Extra time',
  'solo.extraText':
    'More time for every question in this course, in live games and alone. The other students see none of it, nor does the projector.',
  'solo.extraNone': 'None',
  'solo.extraFactor': '{factor} × the time',
  'solo.extraOf': 'Extra time for {name}',
  'solo.extraSaved': 'Saved.',
  'solo.extraEmpty': 'Students appear once they are enrolled, or have opened this activity.',
  'solo.close': 'Close',
  'solo.leftTitle': 'You left the game',
  'solo.leftText': 'Your answers and points are kept. As long as the game runs you can come back.',
  'solo.joinAgain': 'Join again',
  'solo.openHere': 'In your course, open',
  'solo.openText': 'You are in at once: no code, no name to type. Late? Come in anyway.',
} as const
