import { studentId } from './people'

export interface Member {
  personId: string
  role: 'teacher' | 'assistant' | 'non_editing' | 'student' | 'mentor' | 'manager'
  status: 'Active' | 'Inactive'
  /** Ids of groups of the course. */
  groups: string[]
}

export interface Course {
  id: string
  label: string
  title: string
  members: Member[]
  /** Empty: this course knows none. */
  groups: { id: string; name: string }[]
  /** Ids of the courses it was copied from, newest first. */
  copiedFrom: string[]
}

const member = (
  personId: string,
  role: Member['role'],
  { status = 'Active', groups = [] }: Partial<Pick<Member, 'status' | 'groups'>> = {},
): Member => ({ personId, role, status, groups })
const studentsTo = (last: number) =>
  Array.from({ length: last }, (_, i) => member(studentId(i + 1), 'student'))

/** A whole class with a mentor and someone who left, a small club, and a course with groups. */
export function firstCourses() {
  const courses: Course[] = [
    {
      id: 'science-8',
      label: 'SCI-8',
      title: 'Science, grade 8',
      members: [
        member('teacher', 'teacher'),
        member('co-teacher', 'assistant'),
        ...studentsTo(30),
        member('inactive', 'student', { status: 'Inactive' }),
        member('mentor', 'mentor'),
      ],
      groups: [],
      copiedFrom: [],
    },
    {
      id: 'career-club',
      label: 'CLUB',
      title: 'Career club',
      members: [member('co-teacher', 'teacher'), ...studentsTo(6)],
      groups: [],
      copiedFrom: [],
    },
    groupedCourse(),
  ]
  return new Map(courses.map((course) => [course.id, course]))
}

const GROUP_A = 'group-a'
const GROUP_B = 'group-b'

/** Two teachers of a group each, one of none, one who may not edit, and a student of no group. */
function groupedCourse(): Course {
  const inGroup = (group: string, numbers: number[]) =>
    numbers.map((n) => member(studentId(n), 'student', { groups: [group] }))
  return {
    id: 'history-9',
    label: 'HIS-9',
    title: 'History, grade 9',
    groups: [
      { id: GROUP_A, name: 'Group A' },
      { id: GROUP_B, name: 'Group B' },
    ],
    members: [
      member('teacher', 'teacher', { groups: [GROUP_A] }),
      member('co-teacher', 'teacher', { groups: [GROUP_B] }),
      member('head', 'teacher'),
      member('helper', 'non_editing'),
      member('manager', 'manager'),
      ...inGroup(GROUP_A, [1, 2, 3, 4]),
      ...inGroup(GROUP_B, [5, 6, 7, 8]),
      member(studentId(9), 'student'),
    ],
    copiedFrom: [],
  }
}

/** Ids are made of the names; who is named nowhere is in no group. */
export function setGroups(course: Course, groups: Record<string, string[]>) {
  const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
  const named = Object.entries(groups)
  course.groups = named.map(([name]) => ({ id: idOf(name), name }))
  for (const one of course.members) {
    const own = named.filter(([, people]) => people.includes(one.personId))
    one.groups = own.map(([name]) => idOf(name))
  }
  return course
}

const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership'
const institution = 'http://purl.imsglobal.org/vocab/lis/v2/institution/person'

/** The role URIs of launches and of the roster. */
export const roleUris = {
  teacher: [`${membership}#Instructor`, `${institution}#Faculty`],
  assistant: [`${membership}#Instructor`, `${membership}/Instructor#TeachingAssistant`],
  // Moodle's teacher without editing rights launches so, and is a learner in the roster.
  non_editing: [`${membership}#Instructor`],
  manager: [`${membership}#Manager`, `${institution}#Administrator`],
  student: [`${membership}#Learner`, `${institution}#Student`],
  mentor: [`${membership}#Mentor`, `${institution}#Guest`],
}

/** The role URIs of the roster, where they are not those of a launch. */
export const rosterRoleUris = {
  ...roleUris,
  non_editing: roleUris.student,
}

export const teaches = ({ role }: Member) => role !== 'student' && role !== 'mentor'
