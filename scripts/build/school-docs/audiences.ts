import { proof } from './proof'

interface Audience {
  /** Who, beside the operator of the installation. */
  who: string
  proofs: readonly string[]
}

const AUTHORIZATION = 'server/src/main/authorization.test.ts'
const DECLARED = proof(
  AUTHORIZATION,
  'every operation is in the policy, and declares what the policy says',
)

/** Who sees the rows of a table. */
export const AUDIENCES = {
  server: { who: 'no page: the server works with it', proofs: [DECLARED] },
  everybody: { who: 'everybody', proofs: [DECLARED] },
  administrators: {
    who: 'administrators of the installation',
    proofs: [proof(AUTHORIZATION, 'Authorization > %s: %s')],
  },
  person: {
    who: 'the person',
    proofs: [
      proof('server/src/interests/routes.test.ts', "is the caller's alone"),
      proof('server/src/bookmarks/routes.test.ts', "are the caller's alone"),
    ],
  },
  account: {
    who: 'the person; the e-mail address of a student also teachers whose games they joined with the account',
    proofs: [
      proof(
        'server/src/lti/accounts/routes.test.ts',
        'the e-mail address of an account is in no course, and a launch links nothing',
      ),
      proof(
        'server/src/families/routes.test.ts',
        'shows XP, pathkeys, games, accuracy and careers, and nothing of an address',
      ),
    ],
  },
  profile: {
    who: 'the person, their teachers and linked parents; the display name also people in the same game',
    proofs: [
      proof(
        'server/src/classes/isolation.test.ts',
        'whatever two teachers and their pupils do, nobody reads a row of the other’s class',
      ),
      proof('server/src/families/routes.test.ts', 'is nobody else’s to part from'),
    ],
  },
  family: {
    who: 'the child and the linked parents',
    proofs: [
      proof(
        'server/src/families/routes.test.ts',
        'and a parent may each end it; then there is nothing to see',
      ),
    ],
  },
  classTeachers: {
    who: 'the teachers of the class; a student their own row and the names of the teachers',
    proofs: [
      proof(
        'server/src/classes/isolation.test.ts',
        'whatever two teachers and their pupils do, nobody reads a row of the other’s class',
      ),
      proof(
        'server/src/homework/routes.test.ts',
        'sees or changes homework but the teachers of its class',
      ),
    ],
  },
  school: {
    who: 'the staff of the school and administrators of the installation; of a school its name and place also who says at sign-up where they are',
    proofs: [
      proof(
        'server/src/schools/isolation.test.ts',
        'whatever adults and students of two schools do, nobody ever reads a row of the other',
      ),
    ],
  },
  schoolAdmin: {
    who: 'the administrators of the school',
    proofs: [
      proof(
        'server/src/schools/isolation.test.ts',
        'whatever adults and students of two schools do, nobody ever reads a row of the other',
      ),
      proof('server/src/schools/data-requests.test.ts', 'is read by person and time, latest first'),
    ],
  },
  plan: {
    who: 'the student, the teachers of the student’s current classes, counsellors of their confirmed school, and linked parents while the student shares it',
    proofs: [
      proof(
        'server/src/schools/people.test.ts',
        'reads the plans of students of a confirmed school, and of no others',
      ),
      proof(
        'server/src/plans/routes.test.ts',
        'is nobody’s else: another teacher, a classmate, an archived class, a parent',
      ),
      proof(
        'server/src/plans/routes.test.ts',
        'reads the plan of a linked child as long as the child shares it',
      ),
    ],
  },
  concern: {
    who: 'the teachers of the student’s current classes, and counsellors of their confirmed school',
    proofs: [
      proof(
        'server/src/plans/routes.test.ts',
        'are kept, shown to the teachers of the class at once, and sent nowhere',
      ),
    ],
  },
  importer: {
    who: 'the teacher who imports the roster',
    proofs: [
      proof(
        'server/src/rosters/routes.test.ts',
        'is one teacher’s: the same file in other hands is another roster',
      ),
    ],
  },
  game: {
    who: 'the host of the game; players of the game names, scores and places; whoever has the link that the host shares',
    proofs: [
      proof(
        AUTHORIZATION,
        "for others a game is not found: a stranger's answer is that of an unknown id",
      ),
      proof(
        'server/src/shares/routes.test.ts',
        'a new token ends the former one; stopping ends it at once',
      ),
    ],
  },
  host: {
    who: 'the host of the game; a player their own rows',
    proofs: [
      proof('server/src/analytics/routes.test.ts', 'name nothing of the games of others'),
      proof(
        AUTHORIZATION,
        "for others a game is not found: a stranger's answer is that of an unknown id",
      ),
    ],
  },
  course: {
    who: 'the teachers of the course in the LMS, by their groups; a student their own rows',
    proofs: [
      proof(
        AUTHORIZATION,
        "a course's game and its report belong to every teacher of the course, and to nobody else",
      ),
      proof(
        'server/src/lti/people/seen-groups.test.ts',
        'sees and gives more time to its students alone',
      ),
    ],
  },
  authors: {
    who: 'its author and editors; a public set all teachers',
    proofs: [
      proof(
        'server/src/question-sets/routes.test.ts',
        'an editor changes the set, and whether it is public is its creator’s to say',
      ),
    ],
  },
  reports: {
    who: 'the author of the set and administrators, without the name of who reported',
    proofs: [
      proof(
        'server/src/question-reports/set-routes.test.ts',
        'is told to administrators once for each account, with what is inside',
      ),
    ],
  },
} as const satisfies Record<string, Audience>

export type AudienceKey = keyof typeof AUDIENCES
