import { afterAll, beforeAll, describe } from 'vitest'
import { migrate, openStore } from '../../src/db/open-store'
import { accountFailuresSuite } from './account-failures-suite'
import { accountLinksSuite } from './account-links-suite'
import { answersSuite } from './answers-suite'
import { apiProcessesSuite } from './api-processes-suite'
import { authSuite } from './auth-suite'
import { classesSuite } from './classes-suite'
import { constraintsSuite } from './constraints-suite'
import { contentSuite } from './content-suite'
import { figuresSuite } from './figures-suite'
import { gamesSuite } from './games-suite'
import { homeworkSuite } from './homework-suite'
import { interestsSuite } from './interests-suite'
import { ltiGamesSuite } from './lti-games-suite'
import { ltiLaunchesSuite } from './lti-launches-suite'
import { ltiLoginsSuite } from './lti-logins-suite'
import { ltiPlatformsSuite } from './lti-platforms-suite'
import { ltiScoresSuite } from './lti-scores-suite'
import { mailOutboxSuite } from './mail-outbox-suite'
import { marketSuite } from './market-suite'
import { mergeSuite } from './merge-suite'
import { migrationsSuite } from './migrations-suite'
import { milestonesSuite } from './milestones-suite'
import { namedLocksSuite } from './named-locks-suite'
import { plansSuite } from './plans-suite'
import { playersSuite } from './players-suite'
import { profilesSuite } from './profiles-suite'
import { questionSetsSuite } from './question-sets-suite'
import { retentionSuite } from './retention-suite'
import { rewardsSuite } from './rewards-suite'
import { roomStoresSuite } from './room-stores-suite'
import { schoolsSuite } from './schools-suite'
import { searchSuite } from './search-suite'
import { sharesSuite } from './shares-suite'
import type { Bench, TestDatabases } from './test-database'
import { transactionsSuite } from './transactions-suite'

/** Everything the storage promises, on whichever database it is given. */
export function storeSuite(name: string, start: () => Promise<TestDatabases>): void {
  describe(`the store on ${name}`, () => {
    const bench = {} as Bench
    beforeAll(async () => {
      bench.databases = await start()
      bench.url = await bench.databases.fresh()
      bench.store = openStore(bench.url)
      await migrate(bench.store)
    })
    afterAll(async () => {
      await bench.store?.close()
      await bench.databases?.stop()
    })

    describe('transactions', () => transactionsSuite(bench))
    describe('work of one process at a time', () => namedLocksSuite(bench))
    describe('migrations', () => migrationsSuite(bench))
    describe('constraints', () => constraintsSuite(bench))
    describe('profiles', () => profilesSuite(bench))
    describe('accounts', () => authSuite(bench))
    describe('content', () => contentSuite(bench))
    describe('question sets', () => questionSetsSuite(bench))
    describe('games', () => gamesSuite(bench))
    describe('players', () => playersSuite(bench))
    describe('answers', () => answersSuite(bench))
    describe('classes', () => classesSuite(bench))
    describe('schools', () => schoolsSuite(bench))
    describe('homework', () => homeworkSuite(bench))
    describe('figures of hosts', () => figuresSuite(bench))
    describe('rewards', () => rewardsSuite(bench))
    describe('milestones', () => milestonesSuite(bench))
    describe('the market', () => marketSuite(bench))
    describe('interests and bookmarks', () => interestsSuite(bench))
    describe('plans', () => plansSuite(bench))
    describe('launches from an LMS', () => ltiLaunchesSuite(bench))
    describe('games of an activity', () => ltiGamesSuite(bench))
    describe('logins and documents of LTI', () => ltiLoginsSuite(bench))
    describe('search', () => searchSuite(bench))
    describe('shares', () => sharesSuite(bench))
    describe('platforms, invitations and administrators', () => ltiPlatformsSuite(bench))
    describe('LTI scores', () => ltiScoresSuite(bench))
    describe('merging profiles', () => mergeSuite(bench))
    describe('account links', () => accountLinksSuite(bench))
    describe('stores of rooms', () => roomStoresSuite(bench))
    describe('failures of accounts', () => accountFailuresSuite(bench))
    describe('API processes', () => apiProcessesSuite(bench))
    describe('the outbox of mails', () => mailOutboxSuite(bench))
    describe('retention', () => retentionSuite(bench))
  })
}
