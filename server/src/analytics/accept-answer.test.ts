import { LtiContent, type ResultPost, type TeamRow } from '@pathquest/core'
import { gameMode } from '@pathquest/modes/game-rules'
import { speedPoints } from '@pathquest/modes/speed-run/rules'
import { registerMode } from '@pathquest/modes/testing/register'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApi, type TestApi } from '../../test/api'
import { aPlatform } from '../../test/lti'
import { type Person, signUp } from '../../test/people'
import { CAREER_SET, daysLater, makeGame, resultOf, seat } from '../../test/results'
import type { Db } from '../db/db'
import type { Store } from '../db/store'
import { findGame, teamsOfGame } from '../games'
import { insertLtiGame } from '../lti/activities/store'
import { listLtiScores } from '../lti/grades/store/scores'
import { insertLtiIdentity } from '../lti/launches/store/identities'
import { saveLtiLink } from '../lti/launches/store/links'
import { listQuestions, type Question } from '../question-sets/store/questions'
import { listLedger } from '../rewards/store/token-ledger'
import { settleGame } from '../settlement/settle-game'
import { acceptAnswer } from './accept-answer'
import { gameReport } from './report'

let api: TestApi
let db: Db
let teacher: Person
let questions: Question[]
const now = Date.UTC(2026, 4, 4, 10)

beforeAll(async () => {
  api = await makeTestApi({ now: () => now })
  db = api.services.store.db
  teacher = await signUp(api.client, 'teacher')
  questions = await listQuestions(db, CAREER_SET.id)
})
afterAll(() => api.stop())

/** One sign a question: right, another that is accepted later, wrong, - not answered, _ skipped. */
type Marks = string

const optionOf = (mark: string, index: number): number => {
  const wrong = [0, 1, 2].filter((option) => !questions[index]?.options[option]?.isCorrect)
  const right = questions[index]?.options.findIndex(({ isCorrect }) => isCorrect) ?? 0
  return mark === 'r' ? right : ((mark === 'o' ? wrong[0] : wrong[1]) ?? 0)
}
const timeOf = (index: number): number => 1_000 * (index + 1)

/** What each answer is worth by the rules of the mode, as the documents write them. */
function pointsOf(marks: Marks, gameMode: string): number[] {
  let streak = 0
  return [...marks].map((mark, index) => {
    streak = mark === 'r' ? streak + 1 : mark === '_' ? streak : 0
    const { points = 0, timeLimitSeconds = 0 } = questions[index] ?? {}
    if (mark !== 'r') return 0
    if (gameMode !== 'speed_run') return points
    return speedPoints(points, timeOf(index), 1_000 * timeLimitSeconds, streak)
  })
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
/** What was skipped is part of no grade. */
const gradedIn = (marks: Marks) =>
  sum(questions.map(({ points }, index) => (marks[index] === '_' ? 0 : points)))
const accepted = (marks: Marks): Marks => marks.replaceAll('o', 'r')

interface Played {
  gameId: string
  playerIds: string[]
}

let days = 0

/** A settled game of the teacher, of students with accounts; each on a day of its own. */
async function played(
  gameMode: string,
  told: [Person, Marks][],
  { teams, linkId }: { teams?: TeamRow[]; linkId?: string } = {},
): Promise<Played> {
  const game = await makeGame(db, { hostProfileId: teacher.profileId, gameMode })
  if (linkId) {
    const content = LtiContent.parse({ kind: 'question_set', contentId: CAREER_SET.id })
    await insertLtiGame(db, { gameSessionId: game.id, linkId, content, isPractice: false })
  }
  const seats = await Promise.all(told.map(([{ profileId }]) => seat(db, game, profileId)))
  const post = daysLater(await resultOf(db, seats), days++)
  const all = gradedIn(told[0]?.[1] ?? '')
  const players = post.players.map((player, i) => {
    const marks = told[i]?.[1] ?? ''
    const points = pointsOf(marks, gameMode)
    const rights = [...marks].filter((mark) => mark === 'r').length
    const graded = sum(pointsOf(marks, 'career_quest'))
    return {
      ...player,
      score: sum(points),
      correctAnswers: rights,
      totalAnswers: marks.replace(/[-_]/g, '').length,
      classScore: (100 * graded) / all,
      placement: null as number | null,
      teamId: teams?.[i]?.teamId ?? null,
    }
  })
  const inOrder = [...players].sort((a, b) => b.score - a.score)
  inOrder.forEach((player, i) => {
    player.placement = i + 1
  })
  const answers: ResultPost['answers'] = told.flatMap(([, marks], i) =>
    [...marks].flatMap((mark, index) => {
      if ('-_'.includes(mark)) return []
      const answer = optionOf(mark, index)
      return [
        {
          playerId: seats[i]?.playerId ?? '',
          questionId: questions[index]?.id ?? '',
          attempt: 1,
          answer,
          selectedOptionIndex: answer,
          share: mark === 'r' ? 1 : 0,
          isCorrect: mark === 'r',
          pointsEarned: pointsOf(marks, gameMode)[index] ?? 0,
          answerTimeMs: timeOf(index),
          answeredAt: post.startedAt + index,
        },
      ]
    }),
  )
  const playerIds = seats.map(({ playerId }) => playerId)
  const ofTeams = teams?.map((team, i) => ({ ...team, playerIds: [playerIds[i] ?? ''] }))
  const currentQuestionIndex = Math.max(...told.map(([, marks]) => marks.length)) - 1
  const ending = { currentQuestionIndex, ...(ofTeams ? { teams: ofTeams } : {}) }
  const result = { ...post, players, answers, ...ending }
  await settleGame(api.services, game.id, result)
  return { gameId: game.id, playerIds }
}

const requested = ({ gameId }: Played, mark = 'o', index = 0) => ({
  gameId,
  questionId: questions[index]?.id ?? '',
  answer: optionOf(mark, index),
  acceptedBy: teacher.profileId,
})
/** As a page of the host sends it. */
const press = (game: Played, mark?: string) => {
  const { gameId, questionId, answer } = requested(game, mark)
  const path = `/api/analytics/games/${gameId}/accept`
  return api.client('POST', path, { questionId, answer }, teacher)
}
async function reportOf({ gameId }: Played) {
  const game = await findGame(db, gameId)
  if (!game) throw new Error('There is no such game')
  return gameReport(db, game, { via: 'session' })
}
/** Points by player, and of each of their answers. */
async function pointsIn(game: Played) {
  const { players } = await reportOf(game)
  const of = game.playerIds.map((id) => players.find(({ playerId }) => playerId === id))
  return of.map((player) => ({
    score: player?.score,
    answers: player?.answers.map(({ pointsEarned }) => pointsEarned),
  }))
}
/** XP of one game alone, by account. */
async function xpOf({ gameId }: Played, { profileId }: Person): Promise<number[]> {
  const ledger = await listLedger(db, profileId)
  return ledger.filter((one) => one.gameSessionId === gameId).map(({ amount }) => amount)
}

describe('Another answer accepted afterwards', () => {
  let ana: Person
  let ben: Person
  let cleo: Person
  beforeAll(async () => {
    ana = await signUp(api.client)
    ben = await signUp(api.client)
    cleo = await signUp(api.client)
  })

  test('gives each row of right answers the bonus that it would have had', async () => {
    const marks: [Person, Marks][] = [
      [ana, 'orrrw'],
      [ben, 'rrwor'],
      [cleo, 'o-rr'],
    ]
    const game = await played('speed_run', marks)
    expect((await press(game)).status).toBe(200)
    // Ben's other answer is one to another question.
    const after = ['rrrrw', 'rrwor', 'r-rr'].map((now) => pointsOf(now, 'speed_run'))
    const given = (i: number) => [...(marks[i]?.[1] ?? '')].map((mark) => mark !== '-')
    expect(await pointsIn(game)).toEqual(
      after.map((points, i) => ({
        score: sum(points),
        answers: points.filter((_, index) => given(i)[index]),
      })),
    )
    const places = (await reportOf(game)).players.map(({ playerId }) => playerId)
    const byScore = game.playerIds
      .map((id, i) => ({ id, score: sum(after[i] ?? []) }))
      .sort((a, b) => b.score - a.score)
    expect(places).toEqual(byScore.map(({ id }) => id))
  })

  test.each([
    ['somebody had an answer right', 'w_rr'],
    ['nobody had', 'w_ww'],
  ])('leaves a skipped question out of rows and grades, where %s', async (_, bens) => {
    const game = await played('speed_run', [
      [ana, bens.includes('r') ? 'o_rr' : 'o_ww'],
      [ben, bens],
    ])
    await press(game)
    const marks = bens.includes('r') ? 'r_rr' : 'r_ww'
    const anas = (await reportOf(game)).players.find(
      ({ playerId }) => playerId === game.playerIds[0],
    )
    expect(anas?.score).toBe(sum(pointsOf(marks, 'speed_run')))
    const grade = (100 * sum(pointsOf(marks, 'career_quest'))) / gradedIn(marks)
    expect(anas?.classScore).toBeCloseTo(grade, 0)
  })

  const team = (number: number, score: number): TeamRow => ({
    ...{ teamId: `team-${number}`, number, score, rank: number },
    playerIds: [],
  })

  test('raises a team by what its members gained on average, and the teams change places', async () => {
    const teams = [team(1, 15), team(2, 10)]
    const game = await played(
      'team_challenge',
      [
        [ben, 'wr'],
        [ana, 'or'],
      ],
      { teams },
    )
    const tries = await Promise.all(Array.from({ length: 5 }, () => press(game)))
    expect(tries.map(({ status }) => status)).toEqual(Array(5).fill(200))
    const stored = await findGame(db, game.gameId)
    expect(stored && teamsOfGame(stored)).toMatchObject([
      { teamId: 'team-2', rank: 1, score: 10 + (questions[0]?.points ?? 0) },
      { teamId: 'team-1', rank: 2, score: 15 },
    ])
  })

  test('leaves teams as they were played where their mode has no rule for it', async () => {
    const { recomputeTeams: _, ...rules } = gameMode('team_challenge')
    const id = registerMode({
      rules: { ...rules, manifest: { ...rules.manifest, id: 'crews_of_tests' } },
      bot: () => null,
      en: { name: 'Crews', note: '' },
      es: { name: 'Equipos', note: '' },
    })
    const teams = [team(1, 15), team(2, 10)]
    const game = await played(
      id,
      [
        [ben, 'wr'],
        [ana, 'or'],
      ],
      { teams },
    )
    expect((await press(game)).status).toBe(200)
    const stored = await findGame(db, game.gameId)
    expect(stored && teamsOfGame(stored)).toMatchObject([
      { teamId: 'team-1', rank: 1, score: 15 },
      { teamId: 'team-2', rank: 2, score: 10 },
    ])
  })

  describe('in a course', () => {
    let linkId: string
    beforeAll(async () => {
      const { id: platformId, issuer, clientId } = await aPlatform(api.services)
      for (const { profileId } of [ana, ben]) {
        await insertLtiIdentity(db, { issuer, clientId, sub: profileId, profileId })
      }
      const link = await saveLtiLink(db, {
        ...{ platformId, deploymentId: '1', resourceLinkId: 'link', contextId: null, title: null },
        content: LtiContent.parse({ kind: 'question_set', contentId: CAREER_SET.id }),
        ...{ ags: null, dueAt: null },
      })
      linkId = link.id
    })
    const grades = async () => {
      const rows = await listLtiScores(db, linkId)
      return new Map(rows.map(({ sub, score, version }) => [sub, { score, version }]))
    }
    const share = (marks: Marks) => {
      return (100 * sum(pointsOf(accepted(marks), 'career_quest'))) / gradedIn(marks)
    }

    test('sends the better grade once, from two tabs and pressed twice', async () => {
      const game = await played(
        'speed_run',
        [
          [ana, 'orrr'],
          [ben, 'rrrr'],
        ],
        { linkId },
      )
      const before = await grades()
      expect(before.get(ana.profileId)?.version).toBe(1)
      await Promise.all([press(game), press(game)])
      await Promise.all([press(game), press(game)])
      const after = await grades()
      expect(after.get(ana.profileId)?.score).toBeCloseTo(share('orrr'))
      expect(after.get(ana.profileId)?.version).toBe(2)
      expect(after.get(ben.profileId)).toEqual(before.get(ben.profileId))
      expect(await xpOf(game, ana)).toHaveLength(2)
      expect((await reportOf(game)).questions.find(({ index }) => index === 0)).toMatchObject({
        rightAnswers: 2,
        rightShare: 1,
      })
    })

    test('broken off in the middle it has done nothing, and the next try does all of it, once', async () => {
      const game = await played(
        'speed_run',
        [
          [ana, 'oorr'],
          [ben, 'wrrr'],
        ],
        { linkId },
      )
      const all = async () => ({
        report: await reportOf(game),
        grades: await grades(),
        xp: await Promise.all([ana, ben].map((person) => xpOf(game, person))),
        figures: (await api.client('GET', '/api/analytics', undefined, teacher)).body,
        students: (await api.client('GET', '/api/students', undefined, teacher)).body,
      })
      const before = await all()
      const dying = {
        transact: (work: (tx: Db) => Promise<void>) =>
          api.services.store.transact(async (tx) => {
            await work(tx)
            throw new Error('The power is gone')
          }),
      } as unknown as Store
      const broken = acceptAnswer({ ...api.services, store: dying }, requested(game))
      await expect(broken).rejects.toThrow('The power is gone')
      expect(await all()).toEqual(before)

      await acceptAnswer(api.services, requested(game))
      const after = await all()
      expect(after.report.players.map(({ score }) => score)).toContain(
        sum(pointsOf('rorr', 'speed_run')),
      )
      // The answer to the host was lost: they press again.
      await acceptAnswer(api.services, requested(game))
      expect(await all()).toEqual(after)
    })

    test('one answer after the other counts each by itself', async () => {
      const game = await played('speed_run', [
        [ana, 'orr'],
        [ben, 'wrr'],
      ])
      await press(game, 'o')
      await press(game, 'w')
      const points = pointsOf('rrr', 'speed_run')
      expect(await pointsIn(game)).toEqual(Array(2).fill({ score: sum(points), answers: points }))
      expect(
        (await reportOf(game)).questions.find(({ index }) => index === 0)?.accepted,
      ).toHaveLength(2)
    })
  })
})
