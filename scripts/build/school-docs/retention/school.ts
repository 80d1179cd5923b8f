import { GAME_RETENTION_MS } from '@pathquest/core/rooms/timing'
import { proof } from '../proof'
import { DELETION, days, type Period, PURGE } from './period'

/** Of classes, and of courses of an LMS. */
export const SCHOOL_PERIODS = {
  class: {
    what: 'classes and who is in them',
    howLong:
      'until a teacher deletes the class, the member leaves, or the account goes; a class without teachers goes by itself',
    proofs: [
      proof(
        'server/src/classes/cards.test.ts',
        'is deleted with the class; members with an address go on',
      ),
      proof(
        'server/src/classes/routes.test.ts',
        'and a student may end the membership, each on their side',
      ),
      proof(PURGE, 'a class that nobody teaches goes with its cards, as an older server left it'),
    ],
  },
  classInvite: {
    what: 'links for colleagues',
    howLong: 'until they are used, at most 7 days',
    proofs: [
      proof(
        'server/src/classes/routes.test.ts',
        'teaches the class by a link, which one person uses, within seven days',
      ),
      proof(PURGE, 'a link for a colleague is removed once it is out of date'),
    ],
  },
  school: {
    what: 'schools, who works there, and who is blocked',
    howLong:
      'until an administrator of the site ends the school, the person leaves, the block is ended, or the account goes',
    proofs: [
      proof(
        'server/src/schools/routes.test.ts',
        'end a school: its classes and accounts stay, its roles do not',
      ),
      proof(
        'server/src/schools/routes.test.ts',
        'an account that is deleted leaves the school, also as its last administrator',
      ),
    ],
  },
  schoolInvite: {
    what: 'links for a colleague of a school',
    howLong: 'until they are used, at most seven days',
    proofs: [
      proof('server/src/schools/routes.test.ts', 'ends after seven days'),
      proof('server/src/schools/routes.test.ts', 'of many at once one uses it'),
    ],
  },
  audit: {
    what: 'audit logs of schools',
    howLong: 'a year; names of people go with their account',
    proofs: [
      proof(
        'server/src/schools/data-requests.test.ts',
        'forgets a deleted person’s name, and everything after a year',
      ),
    ],
  },
  plan: {
    what: 'plans: goals, reflections, comments of adults',
    howLong:
      'as long as the student’s account; goals and reflections until the student deletes them; a comment loses its author’s name with the author’s account',
    proofs: [
      proof('server/test/storage/plans-suite.ts', 'goes with its person'),
      proof(
        'server/src/plans/routes.test.ts',
        'keeps the comment of a teacher who has gone, without a name',
      ),
    ],
  },
  concern: {
    what: 'texts that may mean danger',
    howLong:
      'three months after an adult has seen to it, at most a year; with the student’s account',
    proofs: [
      proof(
        'server/test/storage/plans-suite.ts',
        'goes three months after it was seen to, and after a year',
      ),
    ],
  },
  homework: {
    what: 'homework and a student’s part in it',
    howLong:
      'until its teacher deletes it or its class goes, at most 400 days after it was given and due; the games stay as other games do',
    proofs: [
      proof(
        'server/test/storage/homework-suite.ts',
        'is forgotten 400 days after it was given, or due',
      ),
      proof(
        'server/src/homework/routes.test.ts',
        'deleted homework is gone; the games stay with who played them',
      ),
    ],
  },
  roster: {
    what: 'keyed hashes of ids of a roster',
    howLong: 'until the class, the student or the teacher is deleted',
    proofs: [
      proof(
        'server/src/rosters/routes.test.ts',
        'keeps of a student the given name and no more, not even the ids of the school',
      ),
      DELETION,
    ],
  },
  rosterFile: {
    what: 'names of a roster that was read',
    howLong: 'until it is applied, at most a day',
    proofs: [
      proof(
        'server/src/rosters/routes.test.ts',
        'a second file takes the place of one that was not applied; both are gone a day later',
      ),
    ],
  },
  launch: {
    what: 'visits from an LMS',
    howLong: `${days(GAME_RETENTION_MS)} after they ended; logins under way an hour`,
    proofs: [
      proof(
        'server/src/lti/start-lti.test.ts',
        'logins are forgotten an hour after their end, visits 90 days after theirs',
      ),
    ],
  },
  platform: {
    what: 'an LMS, its courses and activities, grades by its opaque ids',
    howLong: 'until an administrator removes the LMS',
    proofs: [
      proof(
        'server/test/storage/lti-platforms-suite.ts',
        'what hangs on a platform is counted, and goes with it',
      ),
    ],
  },
  invite: {
    what: 'invitations to register an LMS',
    howLong: 'until an administrator removes them; they name who made them as long as the account',
    proofs: [
      proof(
        'server/test/storage/lti-platforms-suite.ts',
        'an invitation outlives its platform, still used, and who made it',
      ),
    ],
  },
  extraTime: {
    what: 'extra time in a course',
    howLong:
      'until a teacher takes it back, the LMS is removed, or the account that the login is joined to is deleted',
    proofs: [
      proof(
        'server/src/lti/extra-times/extra-times.test.ts',
        'reaches what is played right now, and is taken back there',
      ),
      proof(
        'server/test/storage/lti-platforms-suite.ts',
        'what hangs on a platform is counted, and goes with it',
      ),
    ],
  },
} as const satisfies Record<string, Period>
