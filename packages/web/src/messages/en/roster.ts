/** Texts of importing a school's roster. */
export const rosterMessages = {
  'roster.import': 'Import a roster',
  'roster.intro':
    'With a OneRoster export of your school you get classes and students in one step. Choose its zip file, or users.csv, classes.csv and enrollments.csv together. You see what changes before anything does.',
  'roster.privacy':
    'Of a student we keep the given name and nothing else: no surname, email address or birth date.',
  'roster.limits': 'Up to 10,000 students in 400 classes, 15 MB.',
  'roster.choose': 'Choose files',
  'roster.another': 'Choose other files',
  'roster.reading': 'The files are being read …',
  'roster.loadFailed': 'We could not look whether a roster is being imported.',
  'roster.classes': 'Classes: {added} new, {changed} changed, {same} as they are',
  'roster.students': 'Students: {added} new, {renamed} renamed, {same} as they are',
  'roster.joins': {
    one: '{count} student joins one more class',
    other: '{count} times, a student joins one more class',
  },
  'roster.withoutClass': {
    one: '{count} person in the files is in no class as a student and is left out',
    other: '{count} people in the files are in no class as students and are left out',
  },
  'roster.nothing': 'Everything in these files is here already. Nothing changes.',
  'roster.newClasses': 'New classes',
  'roster.newClass': {
    one: '{name}: {count} student',
    other: '{name}: {count} students',
  },
  'roster.leaves': {
    one: '{count} student is in a class here, and no more in the files',
    other: '{count} students are in a class here, and no more in the files',
  },
  'roster.leave': '{name} leaves {className}',
  'roster.leaveLast': '{name} leaves {className}. It is the last class: the account is deleted.',
  'roster.mayLeave': 'Let them leave',
  'roster.mayLeaveHint': 'Otherwise they stay in their classes.',
  'roster.bad': {
    one: '{count} row cannot be taken and is left out',
    other: '{count} rows cannot be taken and are left out',
  },
  'roster.row': '{file}, line {line}: {reason}',
  'roster.no_id': 'there is no sourcedId',
  'roster.twice': 'this sourcedId is there twice',
  'roster.no_name': 'there is no name',
  'roster.name_too_long': 'the name has more than 30 characters',
  'roster.name_not_allowed': 'the name has characters that a given name does not have',
  'roster.name_not_suitable': 'the name has a word that may hurt',
  'roster.unknown_user': 'this person is not in users.csv',
  'roster.unknown_class': 'this class is not in classes.csv',
  'roster.class_full': 'the class has 200 students already',
  'roster.more': 'And {count} more.',
  'roster.apply': 'Import',
  'roster.running': 'Importing: {done} of {total} steps. You may close this, it goes on.',
  'roster.progress': 'Progress of the import',
  'roster.done':
    'The roster is imported. Each new student has a card to sign in: print the cards on the page of a class.',
  'roster.skipped': {
    one: '{count} student found no room, or the class was deleted meanwhile.',
    other: '{count} students found no room, or their class was deleted meanwhile.',
  },
  'roster.close': 'Close',
} as const
