export type LaunchRole = 'teacher' | 'student' | 'parent'

/** What somebody is in a course, by the roles that the platform names. */
export interface CourseRole {
  role: LaunchRole
  /** Of teachers alone: sees the class and its grades, and hosts nothing. */
  looksOn: boolean
  /** A student whom the platform made to try things out (LTI 1.3, A.2.4). */
  isTest: boolean
}

const MEMBERSHIP = 'http://purl.imsglobal.org/vocab/lis/v2/membership'
const TEST_USER = 'http://purl.imsglobal.org/vocab/lti/system/person#TestUser'

/** Principal roles of a context (LTI 1.3, A.2.2); a sub-role of ours or a platform's goes with them. */
const HOSTS = new Set(['Instructor', 'ContentDeveloper', 'TeachingAssistant'])
const LOOKS_ON = new Set(['Manager', 'Administrator', 'Grader'])
/** Who has nothing but these of an Instructor's sub-roles hosts nothing. */
const SUB_ROLES_THAT_LOOK_ON = new Set(['Grader'])

/**
 * The role in the course, as docs/lms.md has it in a table. Roles of the system or the
 * institution make nobody a course's teacher; what is not known is the least, a student.
 */
export function courseRole(roles: readonly string[]): CourseRole {
  const inContext = roles.flatMap((role) => contextRole(role) ?? [])
  const has = (principal: string) => inContext.some((role) => role.principal === principal)
  const as = (role: LaunchRole, looksOn = false): CourseRole => ({
    role,
    looksOn,
    isTest: role === 'student' && roles.includes(TEST_USER),
  })
  if (hosts(inContext)) return as('teacher')
  if (has('Learner')) return as('student')
  if (inContext.some(({ principal }) => LOOKS_ON.has(principal) || HOSTS.has(principal))) {
    return as('teacher', true)
  }
  return as(has('Mentor') ? 'parent' : 'student')
}

interface ContextRole {
  principal: string
  /** Null: the principal role alone. */
  sub: string | null
}

/** A platform that names a sub-role names its principal role beside it: the sub-role says more. */
function hosts(roles: readonly ContextRole[]): boolean {
  return roles.some(({ principal, sub }) => {
    if (!HOSTS.has(principal)) return false
    if (sub !== null) return !SUB_ROLES_THAT_LOOK_ON.has(sub)
    const subs = roles.filter((other) => other.principal === principal && other.sub !== null)
    return subs.length === 0
  })
}

/**
 * A context's role URI: `membership#Instructor`, of a sub-role `membership/Instructor#Grader`. A
 * bare name means the context, too (LTI 1.3, A.2.3).
 */
function contextRole(role: string): ContextRole | undefined {
  if (/^[A-Za-z]+$/.test(role)) return { principal: role, sub: null }
  if (!role.startsWith(MEMBERSHIP)) return undefined
  const [, principal, name] = /^(?:\/(\w+))?#(\w+)$/.exec(role.slice(MEMBERSHIP.length)) ?? []
  if (name === undefined) return undefined
  return principal === undefined ? { principal: name, sub: null } : { principal, sub: name }
}
