import { LMS_NAME_RETENTION_MS } from '../../../../server/src/retention/store/people'
import { CARD_RETENTION_MS } from '../../../../server/src/retention/store/unused-cards'
import { proof } from '../proof'
import { DELETION, days, type Period, PURGE, SUITE } from './period'

/** Of people and their accounts. */
export const PEOPLE_PERIODS = {
  account: {
    what: 'what an account is, did, saved and won',
    howLong: 'as long as the account; deleted with it at once',
    proofs: [DELETION],
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
  person: {
    what: 'who a person is',
    howLong: `with an account as long as it. From an LMS without an account: the name ${days(LMS_NAME_RETENTION_MS)} after the last visit or until the LMS is removed; the opaque id and what was won stay, without a name`,
    proofs: [
      DELETION,
      proof(SUITE, 'their names go 400 days after the last launch, and stand nowhere then'),
      proof(
        SUITE,
        'their names go when their LMS is not registered any more; what they earned stays',
      ),
    ],
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
      DELETION,
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
} as const satisfies Record<string, Period>
