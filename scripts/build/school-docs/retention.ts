import {
  GAME_RETENTION_MS,
  PAUSED_RETENTION_MS,
  ROOM_RETENTION_MS,
  SOLO_RETENTION_MS,
} from '@pathquest/core/rooms/timing'
import { LMS_NAME_RETENTION_MS } from '../../../server/src/retention/store/people'
import { CARD_RETENTION_MS } from '../../../server/src/retention/store/unused-cards'
import { proof } from './proof'

interface Period {
  what: string
  howLong: string
  proofs: readonly string[]
}

const DAY_MS = 24 * 3_600_000
const days = (ms: number) => `${ms / DAY_MS} days`
const PURGE = 'server/src/retention/purge.test.ts'
const SUITE = 'server/test/storage/retention-suite.ts'
const CANARY = proof(
  'server/src/account-data/canary.test.ts',
  'after the deletion no row, no file and no room holds the student',
)

/** How long rows stay, by what is in them. */
export const PERIODS = {
  account: {
    what: 'what an account is, did, saved and won',
    howLong: 'as long as the account; deleted with it at once',
    proofs: [CANARY],
  },
  card: {
    what: 'accounts by a sign-in card',
    howLong: `until the student is in no class any more, at most ${days(CARD_RETENTION_MS)} after the last sign-in or the last new card`,
    proofs: [
      proof(
        'server/src/classes/cards.test.ts',
        'is deleted when its student is removed from the last class',
      ),
      proof(PURGE, 'is kept until 400 days after the last sign-in, whatever becomes of its class'),
      proof(PURGE, 'and of which a new card was made is kept as long again'),
    ],
  },
  guest: {
    what: 'names and answers in games',
    howLong: `of guests ${days(GAME_RETENTION_MS)} after the game; of an account as long as it. Scores and places stay without a name, of a deleted account in games of a class the answers, too`,
    proofs: [
      proof(SUITE, 'names and answers go 90 days after the game, to the millisecond; scores stay'),
      proof(SUITE, 'who has a profile keeps name and answers in the same game'),
      CANARY,
    ],
  },
  person: {
    what: 'who a person is',
    howLong: `with an account as long as it. From an LMS without an account: the name ${days(LMS_NAME_RETENTION_MS)} after the last visit or until the LMS is removed; the opaque id and what was won stay, without a name`,
    proofs: [
      CANARY,
      proof(SUITE, 'their names go 400 days after the last launch, and stand nowhere then'),
      proof(
        SUITE,
        'their names go when their LMS is not registered any more; what they earned stays',
      ),
    ],
  },
  questionReport: {
    what: 'reports of questions',
    howLong: 'as long as the game; who reported is forgotten with the account',
    proofs: [CANARY],
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
  game: {
    what: 'games, without their players',
    howLong:
      'permanent: they name no student; a host who deletes their account is not named any more',
    proofs: [
      proof(
        'server/src/account-data/delete-account.test.ts',
        'leaves public sets and figures; private sets go, and running games end',
      ),
    ],
  },
  figures: {
    what: 'counts and sums that name nobody',
    howLong: 'permanent, or as long as the question or the account that they are about',
    proofs: [
      proof(
        'server/src/analytics/routes.test.ts',
        'read again after 90 days are what they were, without the names of guests',
      ),
    ],
  },
  share: {
    what: 'links to a leaderboard',
    howLong: `until the host stops sharing, at most ${days(GAME_RETENTION_MS)} after the game`,
    proofs: [proof(SUITE, 'a share ends with the names of its game')],
  },
  session: {
    what: 'sessions',
    howLong: 'until they end: after a day, or 30 days with "stay signed in"',
    proofs: [
      proof(
        'server/src/accounts/routes.test.ts',
        'remembered for 30 days, or until the browser ends',
      ),
      proof(
        'server/test/storage/auth-suite.ts',
        'a session lives until it runs out or is ended, and is removed once it ran out',
      ),
    ],
  },
  mailToken: {
    what: 'links in mails, sign-ups that nobody confirmed',
    howLong: 'an hour; a sign-up a day',
    proofs: [
      proof(
        'server/src/accounts/recovery-routes.test.ts',
        'what links stood for is forgotten when they are out of date',
      ),
      proof('server/src/accounts/confirm-routes.test.ts', 'waits for a day, and is forgotten then'),
    ],
  },
  mail: {
    what: 'mails that wait',
    howLong: 'until they are sent, or their link is out of date',
    proofs: [
      proof('server/src/mail/mail.test.ts', 'it is removed when its link is out of date'),
      proof(
        'server/src/mail/mail.test.ts',
        'a mail whose link is out of date is given up, and the log says so',
      ),
    ],
  },
  parentCode: {
    what: 'codes for a parent',
    howLong: 'until they are used, at most ten minutes',
    proofs: [
      proof(
        'server/src/families/routes.test.ts',
        'works once, for ten minutes, and a new one ends the former',
      ),
      proof(
        'server/src/families/routes.test.ts',
        'is kept as a hash that tells nothing about it, and goes when it is out of date',
      ),
    ],
  },
  family: {
    what: 'links of parents and children',
    howLong: 'until either side ends them, at most as long as both accounts',
    proofs: [
      proof(
        'server/src/families/routes.test.ts',
        'and a parent may each end it; then there is nothing to see',
      ),
      CANARY,
    ],
  },
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
      CANARY,
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
  set: {
    what: 'question sets',
    howLong:
      'until they are deleted: private ones with the account, public ones stay without their author’s name',
    proofs: [
      proof(
        'server/src/account-data/delete-account.test.ts',
        'leaves public sets and figures; private sets go, and running games end',
      ),
    ],
  },
  image: {
    what: 'pictures of questions',
    howLong: 'a day after the last question or game that shows them',
    proofs: [
      proof(
        'server/src/question-sets/images/routes.test.ts',
        'an image goes with its last question or copy in a game, a day later',
      ),
    ],
  },
  setReport: {
    what: 'reports of question sets',
    howLong: 'a year after an administrator answered them, at most as long as set and account',
    proofs: [
      proof(
        PURGE,
        'Reports of a set that were answered a year ago are forgotten, open ones are not',
      ),
    ],
  },
  failure: {
    what: 'failed sign-ins, as keyed hashes',
    howLong: 'an hour; removed within an hour after that',
    proofs: [
      proof(
        'server/test/storage/account-failures-suite.ts',
        'right passwords count nothing, and what is stored names nobody',
      ),
    ],
  },
  room: {
    what: 'the live part of a game, in files of its room',
    howLong: `${ROOM_RETENTION_MS / 3_600_000} hours after it was settled; paused by its host at most ${days(PAUSED_RETENTION_MS)}, alone at most ${days(SOLO_RETENTION_MS)}`,
    proofs: [
      proof(
        'tests/room/lifetime.test.ts',
        'a room erases everything a day after its settlement, without a request',
      ),
      proof(
        'tests/room/paused.test.ts',
        'a paused game that nobody resumes ends after 14 days and is settled',
      ),
      proof(
        'tests/room/lifetime.test.ts',
        'a solo game is retained for 30 days, then it ends with the answers given',
      ),
    ],
  },
  content: {
    what: 'content and state of the installation; no person',
    howLong: 'as the installation needs it',
    proofs: [
      proof(
        'scripts/test/school-docs.test.ts',
        'a table without data about people says so to the export, too',
      ),
    ],
  },
} as const satisfies Record<string, Period>

export type PeriodKey = keyof typeof PERIODS
