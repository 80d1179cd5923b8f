export interface Person {
  /** The `sub` of launches and the `userId` of scores. */
  id: string
  givenName: string
  familyName: string
  locale: string
  /** Whom a mentor looks after. */
  childIds: string[]
}

const students = [
  'Amara Osei',
  'Ben Carter',
  'Chloé Martin',
  'Daniel Kim',
  'Elif Yılmaz',
  'Femi Adeyemi',
  'Grace Liu',
  'Hugo Alvarez',
  'Isla Murray',
  'Jonas Weber',
  'Keiko Tanaka',
  'Liam O’Connor',
  'Maya Patel',
  'Noah Johnson',
  'Olivia Brown',
  'Priya Nair',
  'Quinn Foster',
  'Rosa Jiménez',
  'Samir Haddad',
  'Tara Singh',
  'Umar Farouk',
  'Valentina Rossi',
  'Will Turner',
  'Xin Zhao',
  'Yara Nasser',
  'Zoe Adams',
  'Aiden Clark',
  'Bianca Silva',
  'Caleb Wright',
  'Dina Novak',
]

/** Whose LMS speaks another language. */
const LOCALES: Readonly<Record<string, string>> = { 'Bianca Silva': 'es-MX' }

const person = (id: string, name: string, locale = 'en-US', childIds: string[] = []) => {
  const [givenName = '', ...rest] = name.split(' ')
  return { id, givenName, familyName: rest.join(' '), locale, childIds }
}

/** Everybody at the school, by id. */
export function everybody() {
  const people = [
    person('teacher', 'Ana Duarte'),
    person('co-teacher', 'Ravi Menon'),
    ...students.map((name, i) => person(studentId(i + 1), name, LOCALES[name])),
    person('head', 'Marta Lind'),
    person('helper', 'Noor Aziz'),
    person('manager', 'Vera Stone'),
    person('mentor', 'Kofi Osei', 'en-GB', [studentId(1), studentId(2)]),
    person('inactive', 'Gone Away'),
  ]
  return new Map(people.map((one) => [one.id, one]))
}

/** `student-01` … `student-30` */
export const studentId = (number: number) => `student-${String(number).padStart(2, '0')}`

export const nameOf = ({ givenName, familyName }: Pick<Person, 'givenName' | 'familyName'>) =>
  `${givenName} ${familyName}`
