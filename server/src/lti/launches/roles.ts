export type LaunchRole = 'teacher' | 'student' | 'parent'

const MEMBERSHIP = 'http://purl.imsglobal.org/vocab/lis/v2/membership'
const TEACHERS = new Set(['Instructor', 'ContentDeveloper', 'TeachingAssistant'])

/**
 * The role in the course. Roles of the system or the institution make nobody a course's teacher;
 * what is not known is the least, a student.
 */
export function roleInContext(roles: readonly string[]): LaunchRole {
  const names = roles.flatMap((role) => contextRole(role) ?? [])
  if (names.some((name) => TEACHERS.has(name))) return 'teacher'
  return names.includes('Mentor') && !names.includes('Learner') ? 'parent' : 'student'
}

/**
 * Principal role of a context's role URI: `membership#Instructor`, of a sub-role
 * `membership/Instructor#Grader`. A bare name means the context, too (LTI 1.3, A.2.3).
 */
function contextRole(role: string): string | undefined {
  if (/^[A-Za-z]+$/.test(role)) return role
  if (!role.startsWith(MEMBERSHIP)) return undefined
  const [, principal, name] = /^(?:\/(\w+))?#(\w+)$/.exec(role.slice(MEMBERSHIP.length)) ?? []
  return principal ?? name
}
