import { strToU8, zipSync } from 'fflate'

/** A school as its roster tells it. */
export interface School {
  /** Given names by id. */
  users: Record<string, string>
  /** Titles by id. */
  classes: Record<string, string>
  /** Ids of a user and a class. */
  enrollments: [user: string, inClass: string][]
  /** Rows that are in the files besides. */
  rows?: { users?: string[]; classes?: string[]; enrollments?: string[]; manifest?: string }
}

/** What a row of users.csv says beside what we keep. */
export const PRIVATE = ['Lovelace', 'canary@school.example', '2012-04-05', 'c4nary-user'] as const

const USERS =
  'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,email,birthDate'
const CLASSES = 'sourcedId,status,dateLastModified,title,grades,courseSourcedId,periods'
const ENROLLMENTS =
  'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role'
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The CSV files of OneRoster 1.2, in an archive. */
export function rosterZip({ users, classes, enrollments, rows = {} }: School): Buffer {
  const [family, email, birth, username] = PRIVATE
  const file = (...lines: string[]) => strToU8(`\uFEFF${lines.join('\r\n')}\r\n`)
  return Buffer.from(
    zipSync({
      ...(rows.manifest ? { 'manifest.csv': strToU8(rows.manifest) } : {}),
      'users.csv': file(
        USERS,
        ...Object.entries(users).map(
          ([id, name]) => `${id},,,true,${username},,${quoted(name)},${family},${email},${birth}`,
        ),
        ...(rows.users ?? []),
      ),
      'classes.csv': file(
        CLASSES,
        ...Object.entries(classes).map(([id, title]) => `${id},,,${quoted(title)},07,course,3`),
        ...(rows.classes ?? []),
      ),
      'enrollments.csv': file(
        ENROLLMENTS,
        ...enrollments.map(([user, inClass], i) => `e${i},,,${inClass},s1,${user},student`),
        ...(rows.enrollments ?? []),
      ),
    }),
  )
}
