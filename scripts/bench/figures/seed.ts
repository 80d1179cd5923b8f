import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import pg from 'pg'

export const PLAYERS = 30
export const QUESTIONS = 10
const STUDENTS = 200
const TEACHERS = 49
const CAREERS = 1_000

/** Runs statements directly on the running product's database. */
export interface Raw {
  dialect: 'sqlite' | 'pg'
  run(statement: string): Promise<void>
  rows(statement: string): Promise<Record<string, unknown>[]>
  /**
   * Brings the database to rest: a gigabyte of pending writes would affect the measurement. PostgreSQL
   * collects its statistics, as autovacuum does within minutes; nothing collects any in SQLite.
   */
  settle(): Promise<void>
  close(): Promise<void>
}

export async function openRaw(where: { dataDir: string; databaseUrl?: string }): Promise<Raw> {
  const { dataDir, databaseUrl } = where
  if (databaseUrl === undefined) {
    const database = new BetterSqlite(join(dataDir, 'pathquest.db'), { timeout: 60_000 })
    return {
      dialect: 'sqlite',
      run: async (statement) => void database.exec(statement),
      rows: async (statement) => database.prepare(statement).all() as Record<string, unknown>[],
      settle: async () => void database.pragma('wal_checkpoint(passive)'),
      close: async () => void database.close(),
    }
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  // The seeded rows are consistent: checking every foreign key would take most of the time.
  await client.query('set session_replication_role = replica')
  return {
    dialect: 'pg',
    run: async (statement) => void (await client.query(statement)),
    rows: async (statement) => (await client.query(statement)).rows,
    settle: async () => {
      await client.query('vacuum analyze')
      await client.query('checkpoint')
    },
    close: () => client.end(),
  }
}

/** A number series in both dialects: `alias` has it in the column `i`. */
export const numbers = ({ dialect }: Raw, from: number, to: number, alias: string) =>
  dialect === 'pg'
    ? `(select i from generate_series(${from}, ${to}) as s(i)) ${alias}`
    : `(with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to}) select i from n) ${alias}`

export const padded = ({ dialect }: Raw, prefix: string, number: string, width = 20) =>
  dialect === 'pg'
    ? `'${prefix}' || lpad((${number})::text, ${width}, '0')`
    : `'${prefix}' || printf('%0${width}d', ${number})`

export const isTrue = ({ dialect }: Raw, condition: string) =>
  dialect === 'pg' ? `(${condition})` : `case when ${condition} then 1 else 0 end`

/** Careers up to a thousand, and the people of a school. */
export async function seedPeople(raw: Raw): Promise<void> {
  const [{ count } = { count: 0 }] = await raw.rows('select count(*) as count from careers')
  const columns = Object.keys((await raw.rows('select * from careers limit 1'))[0] ?? {})
  const copied = columns
    .map((name) =>
      name === 'id'
        ? `c.id || '-' || k.i`
        : name === 'title'
          ? `c.title || ' ' || k.i`
          : `c.${name}`,
    )
    .join(', ')
  const times = Math.ceil(CAREERS / Number(count)) - 1
  await raw.run(
    `insert into careers (${columns.join(', ')}) select ${copied} from careers c, ${numbers(raw, 1, Math.max(1, times), 'k')}`,
  )
  const now = Date.now()
  const isTeacher = `i > ${STUDENTS}`
  await raw.run(
    `insert into profiles (id, email, display_name, user_type, created_at, updated_at)
     select ${padded(raw, 'pf_', 'i')}, 'bench' || i || '@school.example.org', 'Student ' || i,
       case when ${isTeacher} then 'teacher' else 'student' end, ${now}, ${now}
     from ${numbers(raw, 1, STUDENTS + TEACHERS, 'p')}`,
  )
  // Profiles without a login would be purged.
  await raw.run(
    `insert into auth_user (id, name, email, created_at, updated_at, profile_id)
     select 'bench' || i, 'Student ' || i, 'bench' || i || '@school.example.org', ${now}, ${now},
       ${padded(raw, 'pf_', 'i')} from ${numbers(raw, 1, STUDENTS + TEACHERS, 'p')}`,
  )
}

export const gameId = (number: number) => `gs_${String(number).padStart(20, '0')}`

/** Finished games of one teacher, numbered from `from` to `to`; each has thirty players and ten answers of each. */
export async function seedGames(
  raw: Raw,
  hostProfileId: string,
  from: number,
  to: number,
): Promise<void> {
  const game = (number: string) => padded(raw, 'gs_', number)
  const player = (number: string, seat: string) =>
    padded(raw, 'gp_', `${number} * ${PLAYERS} + ${seat}`)
  const answer = `g.i * ${PLAYERS * QUESTIONS} + p.i * ${QUESTIONS} + q.i`
  const createdAt = `${Date.now()} - cast(20000 - g.i as bigint) * 600000`
  const games = numbers(raw, from, to, 'g')
  const seats = numbers(raw, 0, PLAYERS - 1, 'p')
  const asked = numbers(raw, 0, QUESTIONS - 1, 'q')
  const right = '(g.i + p.i + q.i) % 3 > 0'
  await raw.run('begin')
  await raw.run(
    `insert into game_sessions (id, game_code, host_profile_id, set_title, status, outcome, settings,
       metadata, total_questions, total_points, created_at, started_at, ended_at)
     select ${game('g.i')}, 'BENCH1', '${hostProfileId}', 'Bench ' || g.i, 'completed', 'finished', '{}',
       '{}', ${QUESTIONS}, ${QUESTIONS * 10}, ${createdAt}, ${createdAt}, ${createdAt} + 400000 from ${games}`,
  )
  await raw.run(
    `insert into game_questions (game_session_id, question_id, question_text, options, points,
       time_limit_seconds, difficulty, order_index)
     select ${game('g.i')}, 'qn_' || q.i, 'Which of these is number ' || q.i || '?',
       '[{"text":"One","isCorrect":true},{"text":"Two","isCorrect":false},{"text":"Three","isCorrect":false}]',
       10, 30, 'easy', q.i from ${games}, ${asked}`,
  )
  await raw.run(
    `insert into game_players (id, game_session_id, profile_id, display_name, score, correct_answers,
       total_answers, placement, class_average_score, took_part, joined_at)
     select ${player('g.i', 'p.i')}, ${game('g.i')},
       ${padded(raw, 'pf_', `1 + (g.i * 7 + p.i) % ${STUDENTS}`)}, 'Student', 60, 6, ${QUESTIONS},
       p.i + 1, 60, ${isTrue(raw, '1 = 1')}, ${createdAt} from ${games}, ${seats}`,
  )
  await raw.run(
    `insert into game_answers (id, game_session_id, player_id, question_id, answer,
       selected_option_index, is_correct, share, points_earned, answer_time_ms, answered_at)
     select ${padded(raw, 'ga_', answer)}, ${game('g.i')}, ${player('g.i', 'p.i')}, 'qn_' || q.i,
       case when ${right} then '0' else '1' end${raw.dialect === 'pg' ? '::jsonb' : ''},
       case when ${right} then 0 else 1 end, ${isTrue(raw, right)},
       case when ${right} then 1 else 0 end, case when ${right} then 10 else 0 end, 2000,
       ${createdAt} + q.i * 30000 from ${games}, ${seats}, ${asked}`,
  )
  await raw.run(
    `insert into question_counts (game_session_id, question_id, answers, right_answers, shares,
       answer_time_sum_ms, counts)
     select ${game('g.i')}, 'qn_' || q.i, ${PLAYERS}, 20, 20, 60000, '[20,10,0]' from ${games}, ${asked}`,
  )
  await raw.run(`delete from host_totals where host_profile_id = '${hostProfileId}'`)
  await raw.run(`delete from host_students where host_profile_id = '${hostProfileId}'`)
  await raw.run(
    `insert into host_totals (host_profile_id, games, answers, class_average_sum, class_average_count)
     select '${hostProfileId}', count(distinct game_session_id), sum(total_answers),
       sum(class_average_score), count(*) from game_players where id like 'gp!_%' escape '!'`,
  )
  await raw.run(
    `insert into host_students (host_profile_id, profile_id, games, total_score, correct_answers,
       total_answers, last_active_at)
     select '${hostProfileId}', profile_id, count(*), sum(score), sum(correct_answers),
       sum(total_answers), max(joined_at) from game_players where id like 'gp!_%' escape '!'
     group by profile_id`,
  )
  await raw.run('commit')
}
