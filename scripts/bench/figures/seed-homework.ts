import { numbers, padded, QUESTIONS, type Raw } from './seed'
import { CLASS_SIZE } from './seed-classes'

/** In a school year, for each class. */
const HOMEWORK_PER_CLASS = 10
const REFLECTIONS = 40
const SAVED = 12

export const homeworkId = (number: number) => `hw_${String(number).padStart(20, '0')}`
export const homeworkOf = (classes: number) => classes * HOMEWORK_PER_CLASS
export const studentId = (classNumber: number, place: number) =>
  `ps_${String(classNumber * CLASS_SIZE + place).padStart(20, '0')}`

/** Homework of classes numbered from `from` to `to`, done by all of them, and a plan of each student. */
export async function seedHomework(
  raw: Raw,
  teacherProfileId: string,
  from: number,
  to: number,
): Promise<void> {
  const now = Date.now()
  const homework = numbers(raw, homeworkOf(from - 1) + 1, homeworkOf(to), 'h')
  const members = numbers(raw, 0, CLASS_SIZE - 1, 'p')
  const students = numbers(raw, from * CLASS_SIZE, (to + 1) * CLASS_SIZE - 1, 's')
  const classOf = `((h.i - 1) / ${HOMEWORK_PER_CLASS} + 1)`
  const student = padded(raw, 'ps_', `${classOf} * ${CLASS_SIZE} + p.i`)
  const each = padded(raw, 'ps_', 's.i')
  const game = padded(raw, 'gh_', `h.i * ${CLASS_SIZE} + p.i`)
  const content = '{"kind":"sets","setIds":["qs_nurse-shift"]}'
  const at = `${now} - cast(h.i as bigint) * 60000`
  await raw.run('begin')
  await raw.run(
    `insert into homework (id, teacher_profile_id, class_id, title, note, content, mode_settings, untimed,
       created_at)
     select ${padded(raw, 'hw_', 'h.i')}, '${teacherProfileId}', ${padded(raw, 'cl_', classOf)},
       'Homework ' || h.i, '', '${content}', '{}', ${raw.dialect === 'pg' ? 'false' : '0'}, ${at} from ${homework}`,
  )
  await raw.run(
    `insert into homework_students (homework_id, profile_id, begun_at)
     select ${padded(raw, 'hw_', 'h.i')}, ${student}, ${at} from ${homework}, ${members}`,
  )
  await raw.run(
    `insert into game_sessions (id, game_code, host_profile_id, session_type, career_id, set_title, status,
       outcome, settings, metadata, total_questions, total_points, created_at, started_at, ended_at)
     select ${game}, 'BENCH3', ${student}, 'solo', (select min(id) from careers), 'Homework ' || h.i,
       'completed', 'finished', '{}', '{}', ${QUESTIONS}, ${QUESTIONS * 10}, ${at}, ${at}, ${at} + 1000
     from ${homework}, ${members}`,
  )
  await raw.run(
    `insert into game_players (id, game_session_id, profile_id, display_name, score, correct_answers,
       total_answers, class_average_score, took_part, joined_at)
     select ${padded(raw, 'ge_', `h.i * ${CLASS_SIZE} + p.i`)}, ${game}, ${student}, 'Student', 60, 6,
       ${QUESTIONS}, 60, ${raw.dialect === 'pg' ? 'true' : '1'}, ${at} from ${homework}, ${members}`,
  )
  await raw.run(
    `insert into homework_games (game_session_id, homework_id, part)
     select ${game}, ${padded(raw, 'hw_', 'h.i')}, 'qs_nurse-shift' from ${homework}, ${members}`,
  )
  await raw.run(
    `insert into plan_goals (profile_id, position, text, next_step, set_at)
     select ${each}, g.i, 'Meet somebody at work', 'Ask an aunt', ${now}
     from ${students}, ${numbers(raw, 0, 2, 'g')}`,
  )
  await raw.run(
    `insert into plan_reflections (id, profile_id, question, tap, text, reflected_at)
     select ${padded(raw, 'rf_', `s.i * ${REFLECTIONS} + r.i`)}, ${each}, 'liked', 'helping',
       'I like to help people', ${now} - r.i from ${students}, ${numbers(raw, 0, REFLECTIONS - 1, 'r')}`,
  )
  await raw.run(
    `insert into career_bookmarks (profile_id, career_id, saved_at, reason)
     select ${each}, c.id, ${now}, 'It pays well'
     from ${students}, (select id from careers order by id limit ${SAVED}) c`,
  )
  await raw.run('commit')
}
