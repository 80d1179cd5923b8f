/** Texts of /play about groups of a course, roles in it, and columns of its gradebook. */
export const courseGroupMessages = {
  'group.plays': 'Who plays',
  'group.shown': 'Who is shown',
  'group.all': 'Whole class',
  /** A group that the LMS tells by its number alone. */
  'group.numbered': 'Group {id}',
  'group.apart': 'Groups can play at the same time, each with its own teacher.',
  'group.yours': 'You see and play with your group: {name}',
  'group.ask': 'Which group are you in?',
  'group.askText': 'These groups are playing now. Choose yours, and you are in.',
  'group.askNone':
    'In your course you are in no group. Ask your teacher which one is yours, then choose it: you are in at once.',
  'group.game': 'Game of {name}',
  'group.ungrouped': {
    one: '{count} student is in no group. When a group plays, they are asked for theirs; a game of the whole class takes them as they are. Put them into a group in your LMS, and they are led there by themselves.',
    other:
      '{count} students are in no group. When a group plays, they are asked for theirs; a game of the whole class takes them as they are. Put them into a group in your LMS, and they are led there by themselves.',
  },
  'group.name': 'Name the groups',
  'group.nameText':
    'Your LMS tells Pathquest the numbers of groups, not their names. Names that you give here count for everybody in this course.',
  'group.nameOf': 'Name of group {id}',
  'group.save': 'Save the names',
  'group.cancel': 'Cancel',
  'group.saved': 'The names are saved.',
  'column.several':
    'Your gradebook has more than one column for this activity. Grades go into the one that belongs to the activity; you can delete the other one there.',
  'column.severalUnseen':
    'Your gradebook has more than one column for this activity. Grades go into the one that belongs to the activity. Look there that they have arrived before you delete the other one.',
  'column.notKept':
    'The column of this activity keeps no points: your LMS said that it took the grades, and shows none. In Moodle that happens after “Allow to add grades” was unticked and ticked again. Open the settings of the activity there, set Grade, Type to Point and the maximum once more, save, then resend the grades here. Until then delete no other column.',
  'role.looksOn':
    'You look on in this course: you see the class and its grades. Teachers of the course start games.',
  'role.test': 'Test student',
  'role.testText':
    'You are trying this out as a student. Your result is listed as a test student on the teacher’s page, and your gradebook may not take it.',
} as const
