import { studentId } from './people'

/**
 * @typedef {object} Member
 * @property {string} personId
 * @property {'teacher' | 'assistant' | 'student' | 'mentor'} role
 * @property {'Active' | 'Inactive'} status
 */
/**
 * @typedef {object} Course
 * @property {string} id
 * @property {string} label
 * @property {string} title
 * @property {Member[]} members
 * @property {string[]} copiedFrom ids of the courses it was copied from, newest first
 */

/**
 * @param {string} personId
 * @param {Member['role']} role
 * @param {Member['status']} [status]
 * @returns {Member}
 */
const member = (personId, role, status = 'Active') => ({ personId, role, status })
const studentsTo = (last) =>
  Array.from({ length: last }, (_, i) => member(studentId(i + 1), 'student'))

/** Two courses: a whole class with a mentor and someone who left, and a small club. */
export function firstCourses() {
  /** @type {Course[]} */
  const courses = [
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

/** @param {Member} member */
export const teaches = ({ role }) => role === 'teacher' || role === 'assistant'
