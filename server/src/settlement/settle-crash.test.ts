import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LtiContent, type ResultPost } from '@pathquest/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { bundle } from '../../test/bundle'
import { aPlatform } from '../../test/lti'
import { makeGame, makeProfile, resultOf, seat } from '../../test/results'
import type { Db } from '../db/db'
import { openStore } from '../db/open-store'
import { listAnswers } from '../games/store/answers'
import { findGame } from '../games/store/sessions'
import { insertLtiGame } from '../lti/activities/store'
import { listLtiScores } from '../lti/grades/store/scores'
import { insertLtiIdentity } from '../lti/launches/store/identities'
import { saveLtiLink } from '../lti/launches/store/links'
import { listFiguresOfSet } from '../question-figures/store/question-figures'
import { countOwnedPathkeys, listPathkeyDraws } from '../rewards/store/pathkeys'
import { listLedger } from '../rewards/store/token-ledger'
import { settleGame } from './settle-game'

/** Beside the server's own bundle, so that it finds the same packages. */
const program = fileURLToPath(new URL(`../../dist/settle-child-${process.pid}.js`, import.meta.url))

const killing = fileURLToPath(new URL('../../test/kill-while-settling.cjs', import.meta.url))

let api: TestApi
let database: string

beforeAll(async () => {
  await bundle('./settle-child.ts', program)
  api = await makeTestApi()
  database = join(api.dataDir, 'pathquest.db')
})
afterAll(async () => {
  await api.stop()
  rmSync(program, { force: true })
})

/** Settles in a process of its own, which is killed there. */
function killedAt(step: string, gameId: string, postFile: string): Promise<void> {
  const env = { PATH: process.env.PATH, KILL_AT: step }
  return new Promise((done, failed) => {
    execFile(
      process.execPath,
      ['--require', killing, program, database, gameId, postFile],
      { env },
      (error, stdout, stderr) => {
        if (error?.signal === 'SIGKILL' && stdout === '') done()
        else failed(new Error(stderr || 'It was not killed'))
      },
    )
  })
}

/** Makes the game one of an activity whose grades go to an LMS; returns the activity. */
async function ofACourse(gameSessionId: string, profileId: string): Promise<string> {
  const { db } = api.services.store
  const { id: platformId, issuer, clientId } = await aPlatform(api.services)
  await insertLtiIdentity(db, { issuer, clientId, sub: profileId, profileId })
  const content = LtiContent.parse({ kind: 'question_set', contentId: 'qs_nurse-shift' })
  const link = await saveLtiLink(db, {
    platformId,
    deploymentId: '1',
    resourceLinkId: 'link',
    contextId: null,
    title: null,
    content,
    ags: null,
    dueAt: null,
  })
  await insertLtiGame(db, { gameSessionId, linkId: link.id, content, isPractice: false })
  return link.id
}

/** How many answers the figures of the question of this result hold, of all games. */
async function answersBehind(db: Db, { answers: [first] }: ResultPost): Promise<number> {
  const all = await listFiguresOfSet(db, 'qs_nurse-shift')
  return all.find(({ question }) => question.id === first?.questionId)?.figures.answers ?? 0
}

test.each([
  'before_transaction',
  'after_placements',
  'after_answers',
  'after_rewards',
  'before_commit',
  'after_commit_before_reply',
])('killed at %s, a game is settled exactly once by the next post', async (step) => {
  const { db } = api.services.store
  const game = await makeGame(db)
  const player = await seat(db, game, await makeProfile(db))
  const accountId = player.accountId as string
  const linkId = await ofACourse(game.id, accountId)
  const postFile = join(api.dataDir, `${step}.json`)
  const post = await resultOf(db, [{ ...player, score: 40 }])
  writeFileSync(postFile, JSON.stringify(post))
  const before = await answersBehind(db, post)

  await killedAt(step, game.id, postFile)
  const isCommitted = step === 'after_commit_before_reply'
  const reopened = openStore(database)
  expect((await findGame(reopened.db, game.id))?.status).toBe(isCommitted ? 'completed' : 'waiting')
  expect(await listLedger(reopened.db, accountId)).toHaveLength(isCommitted ? 1 : 0)
  expect(await listLtiScores(reopened.db, linkId)).toHaveLength(isCommitted ? 1 : 0)
  expect(await answersBehind(reopened.db, post)).toBe(before + (isCommitted ? 1 : 0))
  await reopened.close()

  const second = await settleGame(api.services, game.id, post)
  const third = await settleGame(api.services, game.id, post)
  expect(second[player.playerId]?.tokensEarned).toBe(10 + 4 + 50)
  expect(third).toEqual(second)
  expect((await listLedger(db, accountId)).map((entry) => entry.amount)).toEqual([64])
  // One drawn, and the milestone of a first game.
  expect(await countOwnedPathkeys(db, accountId)).toEqual({ copies: 2, distinct: 2 })
  expect(await listLtiScores(db, linkId)).toMatchObject([
    { sub: accountId, gameSessionId: game.id, score: 50, version: 1, state: 'pending' },
  ])
  expect(await listAnswers(db, game.id)).toHaveLength(1)
  expect(await listPathkeyDraws(db, game.id)).toHaveLength(1)
  expect(await answersBehind(db, post)).toBe(before + 1)
  expect((await findGame(db, game.id))?.status).toBe('completed')
})
