/** Texts about the students of a class: the list, their cards, and adding them. */
export const classStudentsMessages = {
  'classStudents.title': { one: '{count} student', other: '{count} students' },
  'classStudents.none': 'No students yet',
  'classStudents.noneText':
    'Paste a list of given names: each student gets a card to sign in with, without an email address.',
  'classStudents.add': 'Add students',
  'classStudents.print': 'Print all cards',
  'classStudents.name': 'Name',
  'classStudents.games': 'Games',
  'classStudents.accuracy': 'Accuracy',
  'classStudents.percent': '{percent}%',
  'classStudents.nothing': '–',
  'classStudents.noAnswers': 'No answers yet',
  'classStudents.lastPlayed': 'Last played',
  'classStudents.byCard': 'Card',
  'classStudents.byAccount': 'Own account',
  'classStudents.actions': 'Actions',
  'classStudents.manage': 'Manage',
  'classStudents.manageName': 'Manage {name}',
  'classStudents.aboutCard':
    'Signs in with a card, without an email address. If the card is lost, make a new one: the old one then stops working.',
  'classStudents.aboutAccount':
    'Signs in with an account of their own, or with a card of another class.',
  'classStudents.progress': 'See progress',
  'classStudents.plan': 'Read the plan',
  'classStudents.printCard': 'Print the card',
  'classStudents.newCard': 'Make a new card',
  'classStudents.newCardTitle': 'New card for {name}?',
  'classStudents.newCardText':
    'The old card stops working at once, and whoever is signed in with it is signed out. Parents connect again, and other classes are joined again.',
  'classStudents.newCardMade': 'This is the new card’s code:',
  'classStudents.remove': 'Remove from the class',
  'classStudents.removeTitle': 'Remove {name}?',
  'classStudents.removeCardText':
    'Unless {name} is in another class as well, the account is deleted, with all XP and pathkeys, at once and for good. Games that were played stay in the reports, without the name.',
  'classStudents.removeAccountText':
    '{name} leaves this class, and keeps the account with all that it has earned.',
  'classStudents.removeYes': 'Remove',
  'classStudents.removed': '{name} was removed.',
  'classStudents.keep': 'Keep',
  'classStudents.cancel': 'Cancel',
  'classStudents.close': 'Close',
  'classStudents.added': {
    one: '{count} student was added, with a card to sign in.',
    other: '{count} students were added, each with a card to sign in.',
  },

  'addStudents.title': 'Add students',
  'addStudents.text':
    'For students without an account. A given name is enough; please no surnames. We keep nothing else of them.',
  'addStudents.names': 'Names, one on each line',
  'addStudents.preview': {
    one: '{count} name',
    other: '{count} names',
  },
  'addStudents.previewEmpty': 'What you paste appears here, name by name.',
  'addStudents.becomes': 'Twice: becomes {name}',
  'addStudents.required': 'Please paste at least one name.',
  'addStudents.tooMany': 'At most {max} names at once. Add the others afterwards.',
  'addStudents.full': {
    one: 'This class has room for {count} more student.',
    other: 'This class has room for {count} more students.',
  },
  'addStudents.wrong': 'Nothing was added yet. Please change: {names}',
  'addStudents.tooLong': 'A name can have at most {max} characters.',
  'addStudents.add': { one: 'Add {count} student', other: 'Add {count} students' },
} as const
