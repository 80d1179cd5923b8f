import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { CareerSearch } from '../../src/careers/search-careers'
import { findCareer } from '../../src/careers/store'
import { seedContent } from '../../src/content/store'
import { migrate, openStore } from '../../src/db/open-store'
import { openWriter } from '../../src/db/sqlite'
import { isUniqueViolation } from '../../src/db/storage-fault'
import type { Store } from '../../src/db/store'
import { listAnswers } from '../../src/games/store/answers'
import { listPlayers } from '../../src/games/store/players'
import { listGameQuestions } from '../../src/games/store/questions'
import { findGame } from '../../src/games/store/sessions'
import { SetSearch } from '../../src/question-sets/search-sets'
import { contentPart } from '../content'
import { aGame } from './samples'
import type { Bench } from './test-database'

export function migrationsSuite(bench: Bench): void {
  test('an empty database is brought to the newest schema, and again without harm', async () => {
    const url = await bench.databases.fresh()
    const first = openStore(url)
    await migrate(first)
    const { id } = await aGame(first.db)
    await first.close()

    const second = openStore(url)
    await migrate(second)
    const { gameSessions } = second.db.tables
    const rows = await second.db.select({ id: gameSessions.id }).from(gameSessions)
    expect(rows).toEqual([{ id }])
    await second.close()
  })

  test('two that start at once migrate once', async () => {
    const url = await bench.databases.fresh()
    const stores = [openStore(url), openStore(url)]
    await Promise.all(stores.map(migrate))
    for (const store of stores) {
      await expect(aGame(store.db)).resolves.toMatchObject({ status: 'waiting' })
      await store.close()
    }
  })

  test('a database of before answers had attempts keeps every row', async () => {
    const url = await bench.databases.fresh()
    const store = openStore(url)
    await migrateTo(store, '0005_named_guests')
    await run(url, FORMER_ROWS)
    await migrate(store)
    const { db } = store

    const of = { gameSessionId: 'gs_1', playerId: 'gp_1', attempt: 1, pointsEarned: 10 }
    expect(await listAnswers(db, 'gs_1')).toMatchObject([
      { ...of, id: 'an_1', answer: 2, selectedOptionIndex: 2, isCorrect: true, share: 1 },
      { ...of, id: 'an_2', answer: 0, selectedOptionIndex: 0, isCorrect: false, share: 0 },
    ])
    expect(await findGame(db, 'gs_1')).toMatchObject({ gameMode: 'speed_run', createdAt: 7 })
    expect(await listPlayers(db, 'gs_1')).toMatchObject([{ id: 'gp_1', tookPart: null }])
    const plain = { kind: 'choice', shape: null, solution: null }
    expect(await listGameQuestions(db, 'gs_1')).toMatchObject([plain, plain])

    const { gameAnswers, gameSessions, gamePlayers, settlements } = db.tables
    const [answer] = await db.select().from(gameAnswers).where(eq(gameAnswers.id, 'an_1'))
    const again = { ...answer, id: 'an_3' } as NonNullable<typeof answer>
    await expect(db.insert(gameAnswers).values(again)).rejects.toSatisfy(isUniqueViolation)
    const game = await findGame(db, 'gs_1')
    const sameCode = { ...game, id: 'gs_2' } as NonNullable<typeof game>
    await expect(db.insert(gameSessions).values(sameCode)).rejects.toSatisfy(isUniqueViolation)
    await db.delete(gameSessions).where(eq(gameSessions.id, 'gs_1'))
    for (const table of [gameAnswers, gamePlayers, settlements]) {
      expect(await db.select().from(table)).toEqual([])
    }
    await store.close()
  })

  test('games of before figures were kept are counted by the migration', async () => {
    const url = await bench.databases.fresh()
    const store = openStore(url)
    await migrateTo(store, '0015_teachers')
    await run(url, FORMER_CLASS)
    await migrate(store)
    const { hostStudents, hostTotals, questionCounts } = store.db.tables
    expect(await store.db.select().from(hostTotals)).toEqual([
      {
        hostProfileId: 'pf_host',
        games: 1,
        answers: 2,
        classAverageSum: 75,
        classAverageCount: 2,
        pathkeysAwarded: 1,
      },
    ])
    expect(await store.db.select().from(hostStudents)).toEqual([
      {
        hostProfileId: 'pf_host',
        profileId: 'pf_ana',
        games: 1,
        totalScore: 10,
        correctAnswers: 1,
        totalAnswers: 1,
        pathkeysEarned: 1,
        lastActiveAt: 7,
      },
    ])
    const of = { gameSessionId: 'gs_1', questionId: 'qn_1', answers: 2, rightAnswers: 1, shares: 1 }
    expect(await store.db.select().from(questionCounts)).toEqual([
      { ...of, answerTimeSumMs: 1_000, counts: [1, 1, 0] },
    ])
    await store.close()
  })

  test('reports of before administrators were told keep what they say', async () => {
    const url = await bench.databases.fresh()
    const store = openStore(url)
    await migrateTo(store, '0021_set_reviews')
    await run(url, FORMER_REPORT)
    await migrate(store)
    const { questionReports: t } = store.db.tables
    const of = { gameSessionId: 'gs_1', questionId: 'qn_1', reporterProfileId: null, outcome: null }
    const kept = {
      ...of,
      id: 'qr_1',
      reporter: 'host',
      reason: 'unclear' as const,
      createdAt: 9,
      closedAt: null,
      reviewedAt: null,
    }
    expect(await store.db.select().from(t)).toEqual([kept])
    const again = store.db.insert(t).values({ ...kept, id: 'qr_2' })
    await expect(again).rejects.toSatisfy(isUniqueViolation)
    await store.db.insert(t).values({ ...kept, id: 'qr_3', reporter: 'gp_1', reason: 'hurtful' })
    await store.close()
  })

  test('content of before it stood in files is known as ours: it can be withdrawn', async () => {
    const url = await bench.databases.fresh()
    const store = openStore(url)
    await migrateTo(store, '0006_answers_by_attempt')
    await run(url, FORMER_CAREER)
    await migrate(store)
    expect(await findCareer(store.db, 'ca_former')).toMatchObject({
      otherTitles: [],
      interestSocial: null,
      withdrawnAt: null,
    })
    await seedContent(store, contentPart, 1000)
    expect(await findCareer(store.db, 'ca_former')).toMatchObject({ withdrawnAt: 1000 })
    await store.close()
  })

  test('careers and sets of before there was a search are found, and as they are changed', async () => {
    const url = await bench.databases.fresh()
    const store = openStore(url)
    await migrateTo(store, '0019_lms-results-and-groups')
    await run(url, FORMER_CAREER + FORMER_SET)
    await migrate(store)
    const { db } = store
    const careers = async (q: string) => {
      const found = await new CareerSearch(db, () => 0).find(q)
      return found.map(({ id }) => id)
    }
    const sets = async (q: string) => {
      const found = await new SetSearch(() => 0).find(db, null, { q })
      return found.sets.map(({ id }) => id)
    }
    expect(await careers('lamplighters')).toEqual(['ca_former'])
    for (const q of ['evening round', 'streets', 'lampligter']) {
      expect(await sets(q), q).toEqual(['qs_former'])
    }
    const { careers: table } = db.tables
    await db.update(table).set({ title: 'Bellringer' }).where(eq(table.id, 'ca_former'))
    expect(await careers('lamplighter')).toEqual([])
    expect(await sets('bellringer')).toEqual(['qs_former'])
    await store.close()
  })

  test('one that fails in the middle leaves nothing of itself, and the next start goes on', async () => {
    const url = await bench.databases.fresh()
    const store = openStore(url)
    await migrateTo(store, '0006_answers_by_attempt')
    await run(url, FORMER_CAREER)
    const failing = ['create table half_made (id text);', 'insert into nowhere (id) values (1);']
    const oneAfterTheOther = failing.join('--> statement-breakpoint\n')
    await expect(migrateTo(store, '0006_answers_by_attempt', oneAfterTheOther)).rejects.toThrow()
    await expect(run(url, 'select * from half_made')).rejects.toThrow('half_made')
    await store.close()

    const again = openStore(url)
    await migrate(again)
    expect(await findCareer(again.db, 'ca_former')).toMatchObject({ title: 'Lamplighter' })
    await again.close()
  })

  test('a closed store does not answer', async () => {
    const store = openStore(await bench.databases.fresh())
    await store.close()
    await expect(store.ping()).rejects.toThrow()
  })
}

const FOLDERS = fileURLToPath(new URL('../../drizzle', import.meta.url))

/** The schema as it was after this migration; `next` is tried as the one that follows. */
async function migrateTo(store: Store, last: string, next?: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pathquest-former-'))
  try {
    cpSync(join(FOLDERS, store.dialect), folder, { recursive: true })
    const file = join(folder, 'meta', '_journal.json')
    const journal = JSON.parse(readFileSync(file, 'utf8'))
    const at = journal.entries.findIndex(({ tag }: { tag: string }) => tag === last)
    const entries = journal.entries.slice(0, at + 1)
    if (next) {
      const { when, ...rest } = entries.at(-1)
      entries.push({ ...rest, idx: at + 1, when: when + 1, tag: 'next' })
      writeFileSync(join(folder, 'next.sql'), next)
    }
    writeFileSync(file, JSON.stringify({ ...journal, entries }))
    await store.migrate(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Statements that both dialects understand, past the store: it knows the newest schema alone. */
async function run(url: string, statements: string): Promise<void> {
  if (!url.startsWith('postgres')) {
    const { raw } = openWriter(url.replace('file:', ''))
    try {
      raw.exec(statements)
    } finally {
      raw.close()
    }
    return
  }
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}

const FORMER_CAREER = `
  insert into careers (id, title, description, industry, sector, education_level, tasks,
      certifications, related_careers, is_verified)
    values ('ca_former', 'Lamplighter', '', '', '', '[]', '[]', '[]', '[]', true);`

const FORMER_SET = `
  insert into question_sets (id, title, description, subject, grade_level, career_id, tags, is_public, created_at, updated_at)
    values ('qs_former', 'Evening Round', 'Lights in the streets', 'Work', '[]', 'ca_former', '["lamps"]', true, 1, 1);`

/** A host, a student, a guest, and somebody who was removed. */
const FORMER_CLASS = `
  insert into profiles (id, display_name, user_type, created_at, updated_at)
    values ('pf_host', 'Dana', 'teacher', 1, 1), ('pf_ana', 'Ana', 'student', 1, 1);
  insert into game_sessions (id, game_code, host_profile_id, set_title, status, outcome, settings,
      metadata, total_questions, total_points, created_at, started_at, ended_at)
    values ('gs_1', 'ABC234', 'pf_host', 'Surveying', 'completed', 'finished', '{}', '{}', 1, 10, 7, 8, 9);
  insert into game_questions (game_session_id, question_id, question_text, options, points,
      time_limit_seconds, difficulty, order_index)
    values ('gs_1', 'qn_1', 'Which?', '[{"text":"A"},{"text":"B"},{"text":"C"}]', 10, 30, 'easy', 0);
  insert into game_players (id, game_session_id, profile_id, display_name, score, correct_answers,
      total_answers, class_average_score, pathkeys_earned, joined_at, removed_at)
    values ('gp_1', 'gs_1', 'pf_ana', 'Ana', 10, 1, 1, 75, '["pk_1"]', 7, null),
           ('gp_2', 'gs_1', null, 'Guest', 0, 0, 1, 0, null, 7, null),
           ('gp_3', 'gs_1', null, 'Removed', 10, 1, 1, 100, null, 7, 8);
  insert into game_answers (id, game_session_id, player_id, question_id, answer,
      selected_option_index, is_correct, share, points_earned, answer_time_ms, answered_at)
    values ('an_1', 'gs_1', 'gp_1', 'qn_1', '0', 0, true, 1, 10, 600, 8),
           ('an_2', 'gs_1', 'gp_2', 'qn_1', '1', 1, false, 0, 0, 400, 8),
           ('an_3', 'gs_1', 'gp_3', 'qn_1', '0', 0, true, 1, 10, 900, 8);
`

const FORMER_REPORT = `
  insert into game_sessions (id, game_code, set_title, game_mode, status, settings, metadata,
      total_questions, total_points, created_at, started_at)
    values ('gs_1', 'ABC234', 'Surveying', 'speed_run', 'in_progress', '{}', '{}', 1, 10, 7, 8);
  insert into game_questions (game_session_id, question_id, question_text, options, points,
      time_limit_seconds, difficulty, order_index)
    values ('gs_1', 'qn_1', 'Which?', '[]', 10, 30, 'easy', 0);
  insert into question_reports (id, game_session_id, question_id, reporter, reason, created_at)
    values ('qr_1', 'gs_1', 'qn_1', 'host', 'unclear', 9);
`

const FORMER_ROWS = `
  insert into game_sessions (id, game_code, set_title, game_mode, status, settings, metadata,
      total_questions, total_points, created_at, started_at)
    values ('gs_1', 'ABC234', 'Surveying', 'speed_run', 'in_progress', '{}', '{}', 2, 30, 7, 8);
  insert into game_questions (game_session_id, question_id, question_text, options, points,
      time_limit_seconds, difficulty, order_index)
    values ('gs_1', 'qn_1', 'Which?', '[]', 10, 30, 'easy', 0),
           ('gs_1', 'qn_2', 'Who?', '[]', 20, 30, 'easy', 1);
  insert into game_players (id, game_session_id, display_name, joined_at)
    values ('gp_1', 'gs_1', 'Ana', 7);
  insert into game_answers (id, game_session_id, player_id, question_id, selected_option_index,
      is_correct, points_earned, answer_time_ms, answered_at)
    values ('an_1', 'gs_1', 'gp_1', 'qn_1', 2, true, 10, 900, 8),
           ('an_2', 'gs_1', 'gp_1', 'qn_2', 0, false, 10, 900, 9);
  insert into settlements (game_session_id, settled_at, result) values ('gs_1', 9, '{}');
`
