/** Texts of /play: the pages of an LTI launch. */
export const playMessages = {
  'play.product': 'Pathquest',
  'play.home': 'Pathquest: back to this activity',
  'play.loading': 'Loading...',

  'play.openAgain': 'Open again from your course',
  'play.visitOver':
    'This page is opened from a course and stays open for a school day. Go back to your course and open the activity once more.',
  'play.linkUsed':
    'A launch from your course works once. Go back to your course and open the activity once more.',
  'play.nothingLost': 'Nothing is lost: games, answers and grades are kept.',

  'play.notReady': 'Not ready yet',
  'play.notReadyText':
    'Your teacher has not chosen a game for this activity yet. Please come back later.',
  'play.fixedEmpty': 'This activity is empty',
  'play.fixedEmptyText':
    'What it named is not here any more. Edit the activity in your course and choose its content again.',
  'play.pickerForTeachers': 'For teachers',
  'play.pickerForTeachersText': 'Only the teachers of a course choose its content.',

  'play.live': 'Live game',
  'play.solo': 'On your own',
  'play.graded': { one: 'Graded: {count} point', other: 'Graded: {count} points' },
  'play.notGraded': 'Not graded',
  'play.due': 'Due {moment}',
  'play.pastDue': 'Was due {moment}',
  'play.opens': 'Opens {moment}',
  'play.dueFrom.lms': 'Due {moment}. This date comes from your LMS.',
  'play.dueFrom.teacher': 'Due {moment}. This date was set here.',
  'play.dueFrom.content':
    'Due {moment}. This date was chosen with the content; your LMS tells us none.',
  'play.dueCopied': 'A copied course keeps the old date: select the content again to change it.',
  'play.questOwn': 'The questions:',
  'play.questOther': 'This career has no questions of its own yet. The questions:',
  'play.questNone': 'There are no questions for this career yet. Choose another one.',
  'play.early': 'Not open yet',
  'play.earlyText': 'You can play from {moment}.',
  'play.best': 'Best attempt counts',
  'play.last': 'Last attempt counts',
  'play.first': 'First attempt counts',

  'play.allowed': { one: '{count} attempt allowed', other: '{count} attempts allowed' },

  'play.start': 'Start game',
  'play.startAnother': 'Start another game',
  'play.starting': 'Opening...',
  'play.resume': 'Resume game',
  'play.lobbyOpen': 'The lobby is open. {joined} of {total} students are in.',
  'play.endedByFault':
    'The last game ended early because of a problem on our side. The scores up to then count. You can start another one.',
  'play.gameRuns': 'The game is running. {joined} of {total} students are in.',
  'play.liveHow':
    'Your students open this activity in the course and join by themselves, without a code or a name.',
  'play.soloHow':
    'Your students play this on their own, whenever they open it in the course. Their grades appear below.',
  'play.preview': 'Preview',
  'play.previewNote': 'Preview: you play as your students do. Nothing is graded.',
  'play.chooseAnother': 'Choose another game',
  'play.settings': 'Settings',
  'play.back': 'Back to this activity',

  'play.students': 'Students',
  'play.studentsPlayed': '{played} of {total} have played',
  'play.studentsIn': '{joined} of {total} in the game',
  'play.noStudents': 'Nobody here yet',
  'play.noStudentsText': 'Students appear once they are enrolled, or have opened this activity.',
  'play.noRoster':
    'Your LMS gives no roster to Pathquest. Students appear once they have opened this activity.',
  'play.student': 'Student',
  'play.here': 'Game',
  'play.grade': 'Grade',
  'play.gradeOf': '{grade} of {points}',
  'play.noGrade': 'none',
  'play.gradebook': 'Gradebook',
  'play.action': 'Send again',
  'play.joined': 'Joined',
  'play.left': 'Left',
  'play.finished': 'Has played',
  'play.missing': 'Not joined',
  'play.notPlayed': 'Not played yet',
  'play.leftCourse': 'Not in the course any more',
  'play.attempts': { one: '{count} attempt', other: '{count} attempts' },
  'play.syncNone': 'Not graded yet',
  'play.syncPending': 'Waiting',
  'play.syncSent': 'Sent',
  'play.syncFailed': 'Failed',
  'play.syncSeen': '{moment}. Your gradebook shows it.',
  'play.syncOther': 'Another grade there',
  'play.syncOtherText':
    'Your gradebook shows {grade} of {points}: it was changed there, and stays so. What was played here was sent.',
  'play.lmsSaid': 'Your LMS said: {detail}',
  'play.resend': 'Resend',
  'play.resendOne': 'Resend the grade of {name}',
  'play.resendAll': 'Resend all',
  'play.resendFailed': { one: 'Resend it', other: 'Resend them' },
  'play.someFailed': {
    one: '{count} grade did not reach your gradebook.',
    other: '{count} grades did not reach your gradebook.',
  },
  'play.resent': {
    zero: 'There is no grade to send.',
    one: '{count} grade is on its way.',
    other: '{count} grades are on their way.',
  },
  'play.reports': 'Reports of games',
  'play.reportPlayers': { one: '{count} player', other: '{count} players' },
  'play.allReports': 'Show all {count}',
  'play.openReport': 'Open the report',
  'play.openReportOf': 'Open the report of {moment}',
  'play.roster': 'Your course',
  'play.screen': 'Projector screen',
  'play.newWindow': '(opens in a new window)',
  'play.screenBlocked':
    'The window was blocked. Allow pop-up windows for this page, or open the activity in a new window.',
  'play.rosterCount': '{joined} of {total} joined',

  'play.waitTitle': 'Your teacher has not started yet',
  'play.waitText':
    'Keep this page open. As soon as the game opens you are in, as {name}. You need no code.',
  'play.waitAgain': 'Waiting for the next game',
  'play.cannotJoin': 'You are not in this game',
  'play.cancelled': 'The host cancelled this game.',
  'play.cancelledFault':
    'This game could not go on because of a problem on our side. It had not started, so nothing is lost.',
  'play.nextGame': 'Your teacher has opened another game.',
  'play.joinNext': 'Join',
  'play.stillTrying': 'This page keeps trying.',

  'play.lastResult': 'Your last game',
  'play.yourAttempts': 'Your attempts',
  'play.attemptScore': '{correct} of {total} right',
  'play.counts': 'Counts',
  'play.again': 'Try again',
  'play.closed': 'This assignment is closed',
  'play.closedText': 'It was due {moment}. You can still see your results here.',
  'play.closedNever': 'It was due {moment}. Ask your teacher if you still want to play it.',
  'play.onlyFirst': 'The first attempt counts, and yours is finished.',
  'play.practice': 'The due date has passed: you play for practice, without a grade.',
  'play.practiceStart': 'The due date has passed. You can play for practice, without a grade.',

  'play.gradeOnWay': 'Your grade is on its way to your course.',
  'play.gradeSent': {
    one: 'Your grade is in your course: {grade} of {count} point.',
    other: 'Your grade is in your course: {grade} of {count} points.',
  },
  'play.gradeWasSent': {
    one: 'Your grade was sent to your course: {grade} of {count} point.',
    other: 'Your grade was sent to your course: {grade} of {count} points.',
  },
  'play.gradeFailed':
    'Your result is kept, but has not reached your course yet. Your teacher can send it again.',

  'play.childrenTitle': 'How it is going',
  'play.childrenText': 'Results of your children in this course.',
  'play.noChildren': 'No results to show',
  'play.noChildrenText':
    'Your course does not say yet whose parent you are, or nobody has played. Ask the school to connect you with your child.',
  'play.childPathkeys': { one: '{count} pathkey', other: '{count} pathkeys' },
  'play.childXp': '{count} XP',
  'play.childUnnamed': 'Your child',
  'play.childNoResults': 'No game finished yet.',
  'play.percent': '{score}%',

  'play.openCareer': 'Careers open in Pathquest, in a new tab.',
} as const
