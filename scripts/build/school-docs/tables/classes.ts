import { facts } from './table-facts'

export const CLASS_TABLES = {
  classes: facts(
    'Classes: name, period, grade and the code that lets students in.',
    'classTeachers',
    'class',
    'gradeLevel',
    'courses',
    'staffWork',
  ),
  classTeachers: facts('Who teaches a class.', 'classTeachers', 'class', 'teacherNames'),
  classStudents: facts('Who is in a class, and since when.', 'classTeachers', 'class', 'courses'),
  classInvites: facts('Hashes of links for a colleague.', 'server', 'classInvite'),
  studentCards: facts(
    'The keyed hash of a student’s sign-in card, and when it was last used.',
    'classTeachers',
    'card',
    'password',
    'sessions',
  ),
  homework: facts(
    'Homework: what is to be played until when, for which class.',
    'classTeachers',
    'homework',
    'staffWork',
  ),
  homeworkStudents: facts(
    'When a student began homework, has more time or was reminded.',
    'classTeachers',
    'homework',
    'useFigures',
    'extraTime',
  ),
  homeworkGames: facts('Which game was played for which homework.', 'classTeachers', 'homework'),
  rosterClasses: facts(
    'Keyed hashes of a roster’s classes, so that the next file changes what is here.',
    'server',
    'roster',
  ),
  rosterStudents: facts('The same for its students.', 'server', 'roster', 'localId'),
  rosterImports: facts(
    'A roster that was read: what it would change, and how far it is applied.',
    'importer',
    'rosterFile',
    'studentName',
  ),
  rosterParts: facts(
    'Its changes until they are applied, with given names.',
    'server',
    'rosterFile',
    'studentName',
  ),
}
