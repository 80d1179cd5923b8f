/** Texts of the page of one class. */
export const classPageMessages = {
  'class.back': 'All classes',
  'class.loading': 'Loading the class...',
  'class.loadFailed': 'The class could not be loaded',
  'class.host': 'Host a game',
  'class.edit': 'Edit',
  'class.archive': 'Archive',
  'class.archived': 'Archived.',
  'class.restore': 'Bring it back',
  'class.restored': 'The class is back.',
  'class.isArchived':
    'This class is archived: nobody can join it, and it is not offered for a new game. Its cards still work.',
  'class.saved': 'Saved.',
  'class.delete': 'Delete',
  'class.deleteTitle': 'Delete {name}?',
  'class.deleteGoes': {
    one: 'The class goes for all its teachers, at once and for good. With it goes the account of {count} student who signs in with a card, with all that it has earned.',
    other:
      'The class goes for all its teachers, at once and for good. With it go the accounts of {count} students who sign in with a card, with all that they have earned.',
  },
  'class.deleteGoesNoCards': 'The class goes for all its teachers, at once and for good.',
  'class.deleteStays':
    'Students with an account of their own keep it. Games and their reports stay, without the class.',
  'class.deleteYes': 'Delete the class',
  'class.deleted': 'The class was deleted.',
  'class.keep': 'Keep it',
  'class.cancel': 'Cancel',
  'class.close': 'Close',

  'class.next': 'What to do next',
  'class.nextStudents':
    'Nobody is in this class yet: paste the names of your students, or share the code below with those who have an account.',
  'class.nextGame':
    'Your class is ready. Host a game for it, and you will see who is there and how it went.',
  'class.nextHard': {
    one: 'In the last game {count} question was hard. Play it again.',
    other: 'In the last game {count} questions were hardest. Play them again.',
  },
  'class.playHard': { one: 'Play the hardest again', other: 'Play the {count} hardest again' },
  'class.nextAgain': 'The last game went well. Host the next one for this class.',

  'class.code': 'Class code',
  'class.codeText': 'For students with an account: they open {address} and type this code.',
  'class.codeClosed': 'The code is switched off: nobody can join with it.',
  'class.copyCode': 'Copy the code',
  'class.copyLink': 'Copy the link',
  'class.copied': 'Copied!',
  'class.copyFailed': 'It could not be copied. Please copy it by hand.',
  'class.showQr': 'Show QR code',
  'class.qrTitle': 'Join {name}',
  'class.qr': 'QR code to join this class',
  'class.isOpen': 'Students can join with the code',
  'class.newCode': 'New code',
  'class.newCodeTitle': 'Make a new code?',
  'class.newCodeText':
    'The old code and its link stop working. Everybody who is in the class stays in it.',
  'class.newCodeYes': 'Make a new code',
  'class.codeRenewed': 'The class has a new code.',

  'class.ofSchool':
    'This class belongs to {school}, where one of its teachers works. Administrators of the school see who is in it; its counselors see their plans and interests.',
  'class.colleagues': 'Teachers',
  'class.you': '(you)',
  'class.onlyYou':
    'A colleague whom you invite can do all that you can: add students, print cards, host games.',
  'class.invite': 'Invite a colleague',
  'class.inviteText':
    'For one colleague, until {date}. Whoever opens it first takes it. A new link ends this one.',
  'class.leave': 'Leave the class',
  'class.leaveTitle': 'Leave {name}?',
  'class.leaveText':
    'You no longer see this class or its students. Your colleagues keep it. To come back you need a new link from one of them.',
  'class.leaveYes': 'Leave',
  'class.left': 'You left the class.',

  'class.gamesTitle': 'Games of this class',
  'class.noGames': 'No games yet',
  'class.noGamesText': 'Choose this class when you host a game. It then stands here.',
  'class.set': 'Question set',
  'class.present': 'There',
  'class.presentOf': '{present} of {all}',
  'class.others': { one: '+ {count} other', other: '+ {count} others' },
  'class.papers': { one: '{count} paper', other: '{count} papers' },
  'class.right': 'Right answers',
  'class.percent': '{percent}%',
  'class.none': '–',
  'class.noAnswers': 'No answers yet',
  'class.definition':
    'There: students who are in the class today and played. Right answers: of those given, by all players.',
  'class.careers': 'Careers met',
  'class.careersTimes': { one: '{count} game', other: '{count} games' },
  'class.noCareers': 'The careers that your games are about will stand here.',
  'class.hard': 'Hardest questions',
  'class.hardText': 'Share of right answers, last game',
  'class.number': 'Q{number}',
} as const
