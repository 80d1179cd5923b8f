import {
  GAME_RETENTION_MS,
  PAUSED_RETENTION_MS,
  ROOM_RETENTION_MS,
  SOLO_RETENTION_MS,
} from '@pathquest/core/rooms/timing'
import { proof } from '../proof'
import { DELETION, days, type Period, PURGE, SUITE } from './period'

/** Of games, and of what is asked in them. */
export const GAMES_PERIODS = {
  guest: {
    what: 'names and answers in games',
    howLong: `of guests ${days(GAME_RETENTION_MS)} after the game; of an account as long as it. Scores and places stay without a name, of a deleted account in games of a class the answers, too`,
    proofs: [
      proof(SUITE, 'names and answers go 90 days after the game, to the millisecond; scores stay'),
      proof(SUITE, 'who has a profile keeps name and answers in the same game'),
      DELETION,
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
  questionReport: {
    what: 'reports of questions',
    howLong: 'as long as the game; who reported is forgotten with the account',
    proofs: [DELETION],
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
