import { isTrue, numbers, padded, QUESTIONS, type Raw } from './seed'

export const CLASS_SIZE = 30
/** In a school year: every school has more classes than another, no class more games. */
const GAMES_PER_CLASS = 50

export const classId = (number: number) => `cl_${String(number).padStart(20, '0')}`
export const classesOf = (games: number) => Math.floor(games / GAMES_PER_CLASS)

/**
 * Classes of one teacher, as many as so many games are of, numbered from `from` to `to`: each with
 * students of its own, who have played its games, all of them finished.
 */
export async function seedClassGames(
  raw: Raw,
  hostProfileId: string,
  from: number,
  to: number,
): Promise<void> {
  const now = Date.now()
  const [first, last] = [classesOf(from - 1) + 1, classesOf(to)]
  const classes = numbers(raw, first, last, 'c')
  const members = numbers(raw, 0, CLASS_SIZE - 1, 'p')
  const games = numbers(raw, from, to, 'g')
  const asked = numbers(raw, 0, QUESTIONS - 1, 'q')
  const aClass = (number: string) => padded(raw, 'cl_', number)
  const student = (number: string) => padded(raw, 'ps_', `${number} * ${CLASS_SIZE} + p.i`)
  const game = padded(raw, 'gc_', 'g.i')
  const classOfGame = `((g.i - 1) / ${GAMES_PER_CLASS} + 1)`
  const createdAt = `${now} - cast(20000 - g.i as bigint) * 600000`
  await raw.run('begin')
  await raw.run(
    `insert into classes (id, name, period, code, created_at)
     select ${aClass('c.i')}, 'Class ' || c.i, '3', ${padded(raw, 'B', 'c.i', 7)}, ${now} from ${classes}`,
  )
  await raw.run(
    `insert into class_teachers (class_id, profile_id, added_at)
     select ${aClass('c.i')}, '${hostProfileId}', ${now} from ${classes}`,
  )
  await raw.run(
    `insert into profiles (id, display_name, user_type, created_at, updated_at)
     select ${student('c.i')}, 'Student ' || p.i, 'student', ${now}, ${now} from ${classes}, ${members}`,
  )
  // Profiles without a login would be purged.
  await raw.run(
    `insert into auth_user (id, name, email, created_at, updated_at, profile_id)
     select ${student('c.i')}, 'Student', ${student('c.i')} || '@school.example.org', ${now}, ${now},
       ${student('c.i')} from ${classes}, ${members}`,
  )
  await raw.run(
    `insert into class_students (class_id, profile_id, joined_at)
     select ${aClass('c.i')}, ${student('c.i')}, ${now} from ${classes}, ${members}`,
  )
  await raw.run(
    `insert into game_sessions (id, game_code, host_profile_id, class_id, set_title, status, outcome,
       settings, metadata, total_questions, total_points, created_at, started_at, ended_at)
     select ${game}, 'BENCH2', '${hostProfileId}', ${aClass(classOfGame)}, 'Bench ' || g.i, 'completed',
       'finished', '{}', '{}', ${QUESTIONS}, ${QUESTIONS * 10}, ${createdAt}, ${createdAt},
       ${createdAt} + 400000 from ${games}`,
  )
  await raw.run(
    `insert into game_questions (game_session_id, question_id, question_text, options, points,
       time_limit_seconds, difficulty, order_index)
     select ${game}, 'qn_' || q.i, 'Which of these is number ' || q.i || '?',
       '[{"text":"One","isCorrect":true},{"text":"Two","isCorrect":false},{"text":"Three","isCorrect":false}]',
       10, 30, 'easy', q.i from ${games}, ${asked}`,
  )
  await raw.run(
    `insert into game_players (id, game_session_id, profile_id, display_name, score, correct_answers,
       total_answers, placement, class_average_score, took_part, joined_at)
     select ${padded(raw, 'gd_', `g.i * ${CLASS_SIZE} + p.i`)}, ${game}, ${student(classOfGame)}, 'Student',
       60, 6, ${QUESTIONS}, p.i + 1, 60, ${isTrue(raw, '1 = 1')}, ${createdAt} from ${games}, ${members}`,
  )
  await raw.run(
    `insert into question_counts (game_session_id, question_id, answers, right_answers, shares,
       answer_time_sum_ms, counts)
     select ${game}, 'qn_' || q.i, ${CLASS_SIZE}, 20, 20, 60000, '[20,10,0]' from ${games}, ${asked}`,
  )
  await raw.run(
    `insert into host_students (host_profile_id, profile_id, games, total_score, correct_answers,
       total_answers, last_active_at)
     select '${hostProfileId}', ${student('c.i')}, ${GAMES_PER_CLASS}, ${60 * GAMES_PER_CLASS},
       ${6 * GAMES_PER_CLASS}, ${QUESTIONS * GAMES_PER_CLASS}, ${now} from ${classes}, ${members}`,
  )
  await raw.run('commit')
}
