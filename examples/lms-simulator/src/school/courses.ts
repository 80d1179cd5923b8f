import { studentId } from './people'

export interface Member {
  personId: string
  role: 'teacher' | 'assistant' | 'student' | 'mentor'
  status: 'Active' | 'Inactive'
}

export interface Course {
  id: string
  label: string
  title: string
  members: Member[]
  /** Ids of the courses it was copied from, newest first. */
  copiedFrom: string[]
}

const member = (
  personId: string,
  role: Member['role'],
  status: Member['status'] = 'Active',
): Member => ({ personId, role, status })
const studentsTo = (last: number) =>
  Array.from({ length: last }, (_, i) => member(studentId(i + 1), 'student'))

/** Two courses: a whole class with a mentor and someone who left, and a small club. */
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
        member('inactive', 'student', 'Inactive'),
        member('mentor', 'mentor'),
      ],
      copiedFrom: [],
    },
    {
      id: 'career-club',
      label: 'CLUB',
      title: 'Career club',
      members: [member('co-teacher', 'teacher'), ...studentsTo(6)],
      copiedFrom: [],
    },
  ]
  return new Map(courses.map((course) => [course.id, course]))
}

const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership'
const institution = 'http://purl.imsglobal.org/vocab/lis/v2/institution/person'

/** The role URIs of launches and of the roster. */
export const roleUris = {
  teacher: [`${membership}#Instructor`, `${institution}#Faculty`],
  assistant: [`${membership}#Instructor`, `${membership}/Instructor#TeachingAssistant`],
  student: [`${membership}#Learner`, `${institution}#Student`],
  mentor: [`${membership}#Mentor`, `${institution}#Guest`],
}

export const teaches = ({ role }: Member) => role === 'teacher' || role === 'assistant'
