import { afterAll, beforeAll, describe } from 'vitest'
import { profilesSuite } from '../../accounts/store/profiles.suite'
import { authSuite } from '../../auth/auth.suite'
import { contentSuite } from '../../content/store.suite'
import { constraintsSuite } from '../../db/constraints.suite'
import { migrationsSuite } from '../../db/migrations.suite'
import { transactionsSuite } from '../../db/transactions.suite'
import { answersSuite } from '../../games/store/answers.suite'
import { gamesSuite } from '../../games/store/games.suite'
import { playersSuite } from '../../games/store/players.suite'
import { accountLinksSuite } from '../../lti/accounts/store/account-links.suite'
import { mergeSuite } from '../../lti/accounts/store/merge.suite'
import { ltiScoresSuite } from '../../lti/grades/store/scores.suite'
import { ltiLaunchesSuite } from '../../lti/launches/store/launches.suite'
import { ltiLoginsSuite } from '../../lti/launches/store/logins.suite'
import { ltiPlatformsSuite } from '../../lti/platforms/store/platforms.suite'
import { retentionSuite } from '../../retention/store/retention.suite'
import { rewardsSuite } from '../../rewards/store/rewards.suite'
import { sharesSuite } from '../../shares/store.suite'
import { migrate, openStore, type Store } from '../../store'
import type { TestDatabases } from './test-database'

/** What a suite works on; filled before its first test. */
export interface Bench {
  store: Store
  databases: TestDatabases
}

/** Everything the storage promises, on whichever database it is given. */
export function storeSuite(name: string, start: () => Promise<TestDatabases>): void {
  describe(`the store on ${name}`, () => {
    const bench = {} as Bench
    beforeAll(async () => {
      bench.databases = await start()
      bench.store = openStore(await bench.databases.fresh())
      await migrate(bench.store)
    })
    afterAll(async () => {
      await bench.store?.close()
      await bench.databases?.stop()
    })

    describe('transactions', () => transactionsSuite(bench))
    describe('migrations', () => migrationsSuite(bench))
    describe('constraints', () => constraintsSuite(bench))
    describe('profiles', () => profilesSuite(bench))
    describe('accounts', () => authSuite(bench))
    describe('content', () => contentSuite(bench))
    describe('games', () => gamesSuite(bench))
    describe('players', () => playersSuite(bench))
    describe('answers', () => answersSuite(bench))
    describe('rewards', () => rewardsSuite(bench))
    describe('launches from an LMS', () => ltiLaunchesSuite(bench))
    describe('logins and documents of LTI', () => ltiLoginsSuite(bench))
    describe('shares', () => sharesSuite(bench))
    describe('platforms, invitations and administrators', () => ltiPlatformsSuite(bench))
    describe('LTI scores', () => ltiScoresSuite(bench))
    describe('merging profiles', () => mergeSuite(bench))
    describe('account links', () => accountLinksSuite(bench))
    describe('retention', () => retentionSuite(bench))
  })
}
