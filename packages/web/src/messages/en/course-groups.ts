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
