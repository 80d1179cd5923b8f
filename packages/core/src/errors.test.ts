import { describe, expect, it } from 'vitest'
import { ERRORS, type ErrorCode, errorMessage, isErrorCode, refuse } from './errors'

/** Copied from the specification and the decisions, word for word, independent of the catalogue. */
const AS_SPECIFIED: Partial<Record<ErrorCode, [status: number, message: string]>> = {
  // sign-in and sign-up
  email_required: [400, 'Email is required'],
  email_invalid: [400, 'Email is invalid'],
  password_required: [400, 'Password is required'],
  password_short_login: [400, 'Password must be at least 6 characters'],
  password_short: [400, 'Password must be at least 8 characters'],
  first_name_required: [400, 'First name is required'],
  last_name_required: [400, 'Last name is required'],
  confirm_required: [400, 'Please confirm your password'],
  passwords_differ: [400, 'Passwords do not match'],
  role_required: [400, 'Please select your role'],
  terms_required: [400, 'You must accept the terms and privacy policy'],
  user_creation_failed: [500, 'User creation failed'],
  not_authenticated: [401, 'Not authenticated'],
  // joining, hosting, exploring
  game_code_required: [400, 'Please enter a game code'],
  name_required: [400, 'Please enter your name'],
  game_not_found: [404, 'Game not found'],
  game_already_started: [409, 'Game has already started'],
  game_full: [409, 'Game is full'],
  host_login_required: [401, 'You must be logged in to host a game'],
  question_set_required: [400, 'Please select a question set'],
  explore_login_required: [401, 'Please log in to explore careers'],
  no_question_sets: [
    404,
    'No question sets available. Please contact your teacher to create some.',
  ],
  // placements, rewards, storage
  no_players: [409, 'No players found'],
  placements_failed: [500, 'Failed to calculate placements'],
  rewards_failed: [500, 'Failed to award rewards'],
  sign_up_failed: [500, 'Sign up failed'],
  sign_out_failed: [500, 'Sign out failed'],
  update_failed: [500, 'Update failed'],
  insert_failed: [500, 'Insert failed'],
  unexpected: [500, 'An unexpected error occurred. Please try again.'],
  join_failed: [500, 'Failed to join game. Please check the code and try again.'],
  create_failed: [500, 'Failed to create game. Please try again.'],
  quest_failed: [500, 'Failed to start career quest'],
  // question sets and questions
  question_set_not_found: [404, 'Question Set Not Found'],
  set_title_required: [400, 'Title is required'],
  set_title_short: [400, 'Title must be at least 3 characters'],
  set_subject_required: [400, 'Subject is required'],
  set_grades_required: [400, 'Select at least one grade level'],
  question_text_required: [400, 'Question text is required'],
  question_text_short: [400, 'Question must be at least 10 characters'],
  options_required: [400, 'At least 2 answer options are required'],
  answer_required: [400, 'You must mark one answer as correct'],
  answers_many: [400, 'Only one answer can be correct'],
  time_limit_range: [400, 'Time limit must be between 5 and 300 seconds'],
  points_range: [400, 'Points must be between 1 and 100'],
  no_questions: [409, 'No questions loaded'],
  // decisions
  game_locked: [409, 'This game is locked.'],
  player_removed: [403, 'You were removed from this game.'],
  game_cancelled: [409, 'The host cancelled this game.'],
  max_players_range: [400, 'Max players must be between 1 and 100'],
}

describe('error catalogue', () => {
  it.each(Object.entries(AS_SPECIFIED))('%s reads word for word', (code, [status, message]) => {
    expect(ERRORS[code as ErrorCode]).toEqual({ status, message })
  })

  it.each([
    ['already_submitted', 'already submitted'],
    ['too_fast', 'too fast'],
    ['too_slow', 'too slow'],
  ] as const)(
    '%s contains the text that the specification recognises it by: "%s"',
    (code, words) => {
      expect(errorMessage(code)).toContain(words)
    },
  )

  it('every entry has an error status and a sentence', () => {
    for (const { status, message } of Object.values(ERRORS)) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(600)
      expect(message).toMatch(/^[A-Z{].*\S$/)
    }
  })

  it('parameters are filled in where the message names them', () => {
    expect(errorMessage('name_too_long', { max: 30 })).toBe(
      'Your name can have at most 30 characters',
    )
    expect(errorMessage('rate_limited', { seconds: 7 })).toContain('wait 7 seconds')
    expect(errorMessage('name_too_long')).toContain('{max}')
    expect(errorMessage('game_full', { max: 30 })).toBe('Game is full')
  })

  it('knows its codes, and no names of Object.prototype', () => {
    expect(isErrorCode('game_full')).toBe(true)
    for (const other of ['constructor', '__proto__', 'toString', '', 'GAME_FULL']) {
      expect(isErrorCode(other)).toBe(false)
    }
  })

  it('a refusal is a value with its code, and parameters only if there are any', () => {
    expect(refuse('game_full')).toStrictEqual({ ok: false, code: 'game_full' })
    expect(refuse('name_too_long', { max: 30 })).toStrictEqual({
      ok: false,
      code: 'name_too_long',
      params: { max: 30 },
    })
  })
})
