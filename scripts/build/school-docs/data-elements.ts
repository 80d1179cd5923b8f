/**
 * Kinds of data about people. Those with a category are rows of the schedule of data (Exhibit B of
 * the Student Data Privacy Consortium's agreement), in our words; those without are about staff.
 */
export interface DataElement {
  category: string | null
  name: string
  /** What a reader has to know beside yes or no. */
  note?: string
  /** Where it is kept although no table has it. */
  elsewhere?: string
  /** Names of columns that would hold it: where the schedule says no, no table has one. */
  columns?: RegExp
}

// Not city: that of a school is kept.
const ADDRESS = /(^|_)(street|postal|zip|home_address|mailing_address)(_|$)/
const PHONE = /(^|_)(phone|mobile|telephone)(_|$)/
const parent = (what: string) => ({ category: 'Parent or guardian', name: what })
const special = (name: string, columns: RegExp) => ({
  category: 'Special indicators',
  name,
  columns,
})

export const DATA_ELEMENTS = {
  ipAddress: {
    category: 'Technical data',
    name: 'internet addresses of users',
    note: 'Used in memory for limits on requests; the column that the sign-in library asks for stays empty.',
  },
  cookies: {
    category: 'Technical data',
    name: 'cookies and browser storage',
    elsewhere: 'in the browser alone; /privacy lists each by name',
  },
  sessions: { category: 'Technical data', name: 'times of sign-ins and sessions' },
  useFigures: { category: 'Use of the application', name: 'figures of how a student uses it' },
  standardizedTests: {
    category: 'Assessment',
    name: 'scores of standardized tests',
    columns: /(sat|act|test)_score/,
  },
  observations: { category: 'Assessment', name: 'observations', columns: /observation/ },
  voice: { category: 'Assessment', name: 'voice recordings', columns: /voice|audio|recording/ },
  schoolAttendance: {
    category: 'Attendance',
    name: 'attendance of school days',
    columns: /attend/,
  },
  classAttendance: {
    category: 'Attendance',
    name: 'attendance of a class',
    note: 'Shown to the host from who has a seat in the game; not stored.',
    columns: /absent|present/,
  },
  communications: {
    category: 'Communications',
    name: 'messages between people',
    note: 'There is no chat. Mails of the product to an account: see contact data.',
    columns: /(chat|message)_(text|body)/,
  },
  conduct: {
    category: 'Conduct',
    name: 'conduct',
    note: 'Whether a host removed the player from a game; nothing else.',
  },
  birthDate: {
    category: 'Demographics',
    name: 'date of birth',
    note: 'Month and year are asked once at sign-up and not stored.',
    columns: /birth|dob/,
  },
  birthPlace: { category: 'Demographics', name: 'place of birth', columns: /birth|native/ },
  gender: { category: 'Demographics', name: 'gender', columns: /gender|(^|_)sex(_|$)|pronoun/ },
  ethnicity: {
    category: 'Demographics',
    name: 'ethnicity or race',
    columns: /ethnic|(^|_)race(_|$)/,
  },
  language: {
    category: 'Demographics',
    name: 'language',
    note: 'The language of the pages and mails that the person chose, not the language at home.',
  },
  school: {
    category: 'Enrollment',
    name: 'school',
  },
  gradeLevel: {
    category: 'Enrollment',
    name: 'grade level',
    note: 'Of the class, if its teacher says it.',
  },
  homeroom: { category: 'Enrollment', name: 'homeroom', columns: /homeroom/ },
  counselor: {
    category: 'Enrollment',
    name: 'guidance counselor',
    columns: /counselor|counsellor/,
  },
  programs: {
    category: 'Enrollment',
    name: 'curriculum programs',
    columns: /curriculum|(^|_)program/,
  },
  graduationYear: { category: 'Enrollment', name: 'year of graduation', columns: /graduat/ },
  parentAddress: { ...parent('postal address'), columns: ADDRESS },
  parentEmail: { ...parent('e-mail address'), note: 'Of parents who make an account.' },
  parentPhone: { ...parent('phone'), columns: PHONE },
  parentId: {
    ...parent('link to the child'),
    note: 'Where the child lets the parent in by a code.',
  },
  parentName: { ...parent('name'), note: 'Of parents who make an account.' },
  courses: {
    category: 'Schedule',
    name: 'classes and courses',
    note: 'Those in which the product is used.',
  },
  teacherNames: { category: 'Schedule', name: 'names of teachers' },
  englishLearner: special('English learner', /english_learner|(^|_)ell(_|$)/),
  lowIncome: special('low income', /income|lunch/),
  health: special('health data', /medical|health|allerg/),
  disability: special('disability', /disabilit/),
  specialEducation: special('special education (IEP, 504)', /(^|_)(iep|504|special_ed)/),
  livingSituation: special('living situation', /homeless|foster/),
  extraTime: {
    category: 'Special indicators',
    name: 'extra time that a teacher gives',
    note: 'How much, never why.',
  },
  studentAddress: { category: 'Student contact', name: 'postal address', columns: ADDRESS },
  studentEmail: {
    category: 'Student contact',
    name: 'e-mail address',
    note: 'Of students of 13 and older who make an account; never of accounts by a card, guests and visitors from an LMS.',
  },
  studentPhone: { category: 'Student contact', name: 'phone', columns: PHONE },
  localId: {
    category: 'Student identifiers',
    name: 'id at the school',
    note: 'The opaque id that an LMS sends; ids of a roster as keyed hashes alone.',
  },
  stateId: {
    category: 'Student identifiers',
    name: 'id of the state',
    columns: /state_id|ssid|ssn/,
  },
  ownId: { category: 'Student identifiers', name: 'id that the product gives' },
  userName: {
    category: 'Student identifiers',
    name: 'name in games',
    note: 'The name that others see.',
  },
  password: {
    category: 'Student identifiers',
    name: 'password or sign-in card',
    note: 'Hashes alone.',
  },
  studentName: {
    category: 'Student name',
    name: 'first or last name',
    note: 'By a card: the given name alone.',
  },
  performance: {
    category: 'Performance in the application',
    name: 'scores, answers, what was won',
  },
  activities: {
    category: 'Program membership',
    name: 'clubs and activities',
    columns: /(^|_)(club|sport|athletic|extracurricular)/,
  },
  survey: { category: 'Survey responses', name: 'interests, answers to polls' },
  work: {
    category: 'Student work',
    name: 'texts that students write',
    note: 'Typed answers to questions; goals, reflections and reasons of a plan.',
  },
  transcript: {
    category: 'Transcript',
    name: 'grades',
    note: 'The score that is sent to the gradebook of the LMS; no other grades.',
  },
  transport: {
    category: 'Transportation',
    name: 'bus and transport',
    columns: /(^|_)bus(_|$)|transport/,
  },
  saved: { category: 'Other', name: 'careers that were saved, favorites, choices' },
  reports: { category: 'Other', name: 'reports of faulty or hurtful questions' },
  staffWork: { category: null, name: 'what teachers write and set up' },
  staffRights: { category: null, name: 'rights of staff' },
} as const satisfies Record<string, DataElement>

const WHOSE: ReadonlySet<string | null> = new Set(['Parent or guardian', 'Student contact'])

/** As a list of elements names it. */
export function elementName(key: ElementKey): string {
  const { category, name } = DATA_ELEMENTS[key]
  return WHOSE.has(category) ? `${name} (${category?.toLowerCase()})` : name
}

export type ElementKey = keyof typeof DATA_ELEMENTS
export const ELEMENT_KEYS = Object.keys(DATA_ELEMENTS) as ElementKey[]
