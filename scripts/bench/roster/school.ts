// A school of ten thousand students in four hundred classes, as OneRoster tells it.
import type { School } from '../../../server/test/roster'

export const STUDENTS = 10_000
export const CLASSES = 400
const NAMES = 'Ana Ben Chidi Dana Emre Fatima Gil Hana Ivo Jun Kofi Lea Mina Noa Omar Pia'.split(
  ' ',
)
const ids = Array.from({ length: STUDENTS }, (_, i) => `user-${i}`)

/** Each student in two classes; names repeat within a class, so that they get numbers. */
export const school: School = {
  users: Object.fromEntries(ids.map((id, i) => [id, NAMES[(i * 7) % NAMES.length] as string])),
  classes: Object.fromEntries(
    Array.from({ length: CLASSES }, (_, i) => [`class-${i}`, `Careers ${i + 1}`]),
  ),
  enrollments: ids.flatMap((id, i): School['enrollments'] => [
    [id, `class-${i % CLASSES}`],
    [id, `class-${(i + 1) % CLASSES}`],
  ]),
}

/** What an export of a real school has as well: two users without a name, one place in no class. */
export const BAD_ROWS = 3
export const flawed: School = {
  ...school,
  users: { ...school.users, 'user-1': '', 'user-2': '' },
  enrollments: [...school.enrollments, ['user-3', 'class-of-another-school']],
}
