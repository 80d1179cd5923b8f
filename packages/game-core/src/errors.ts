/**
 * The error catalogue (document 1 sections 5 and 8, document 2 section 8, decisions).
 * Errors travel as `code` and `params`; `message` is the English `detail`, word for word.
 * Clients translate by code and params. No zod here.
 */
interface ErrorEntry {
  status: number
  message: string
}

export const ERRORS = {
  // joining
  game_not_found: { status: 404, message: 'Game not found' },
  game_already_started: { status: 409, message: 'Game has already started' },
  game_full: { status: 409, message: 'Game is full' },
  game_locked: { status: 409, message: 'This game is locked.' },
  player_removed: { status: 403, message: 'You were removed from this game.' },
  game_code_required: { status: 400, message: 'Please enter a game code' },
  name_required: { status: 400, message: 'Please enter your name' },
  name_too_long: { status: 400, message: 'Your name can have at most {max} characters' },
  name_not_allowed: {
    status: 400,
    message: 'This name has characters that cannot be shown. Please use letters and numbers.',
  },
  join_failed: {
    status: 500,
    message: 'Failed to join game. Please check the code and try again.',
  },
  // hosting
  host_login_required: { status: 401, message: 'You must be logged in to host a game' },
  question_set_required: { status: 400, message: 'Please select a question set' },
  question_set_not_found: { status: 404, message: 'Question Set Not Found' },
  max_players_range: { status: 400, message: 'Max players must be between 1 and 100' },
  mode_not_for_solo: { status: 400, message: 'This game mode needs more than one player.' },
  driver_not_in_set: {
    status: 400,
    message: 'This set has no questions for that business driver.',
  },
  create_failed: { status: 500, message: 'Failed to create game. Please try again.' },
  no_question_sets: {
    status: 404,
    message: 'No question sets available. Please contact your teacher to create some.',
  },
  explore_login_required: { status: 401, message: 'Please log in to explore careers' },
  // the live game
  game_cancelled: { status: 409, message: 'The host cancelled this game.' },
  game_not_started: { status: 409, message: 'The game has not started yet.' },
  game_over: { status: 409, message: 'This game is over.' },
  no_players: { status: 409, message: 'No players found' },
  no_questions: { status: 409, message: 'No questions loaded' },
  already_submitted: { status: 409, message: 'Answer already submitted' },
  too_fast: { status: 409, message: 'Answer submitted too fast' },
  too_slow: { status: 409, message: 'Answer submitted too slow' },
  question_not_open: { status: 409, message: 'This question is not open.' },
  option_not_found: { status: 400, message: 'This option does not exist.' },
  move_unknown: { status: 400, message: 'This game does not know that move.' },
  stale_version: { status: 409, message: 'The game has moved on. Please look again.' },
  not_in_control: { status: 409, message: 'Another tab controls this game.' },
  host_away: { status: 409, message: 'The host is away. The game is paused.' },
  player_not_found: { status: 404, message: 'This player is not in the game.' },
  start_failed: { status: 500, message: 'Failed to start game' },
  advance_failed: { status: 500, message: 'Failed to advance to next question' },
  end_failed: { status: 500, message: 'Failed to end game. Please try again.' },
  placements_failed: { status: 500, message: 'Failed to calculate placements' },
  rewards_failed: { status: 500, message: 'Failed to award rewards' },
  room_unavailable: {
    status: 503,
    message: 'The game is getting ready. Please try again in a moment.',
  },
  // accounts
  email_required: { status: 400, message: 'Email is required' },
  email_invalid: { status: 400, message: 'Email is invalid' },
  password_required: { status: 400, message: 'Password is required' },
  password_short_login: { status: 400, message: 'Password must be at least 6 characters' },
  password_short: { status: 400, message: 'Password must be at least 8 characters' },
  password_common: {
    status: 400,
    message: 'This password is used by many people. Please choose another one.',
  },
  confirm_required: { status: 400, message: 'Please confirm your password' },
  passwords_differ: { status: 400, message: 'Passwords do not match' },
  first_name_required: { status: 400, message: 'First name is required' },
  last_name_required: { status: 400, message: 'Last name is required' },
  full_name_required: { status: 400, message: 'Your name is required' },
  role_required: { status: 400, message: 'Please select your role' },
  terms_required: { status: 400, message: 'You must accept the terms and privacy policy' },
  birth_required: { status: 400, message: 'Please enter the month and year of your birth' },
  under_age: {
    status: 403,
    message:
      'You cannot make an account here yet. You can play as a guest with a game code, or through your school.',
  },
  email_taken: { status: 409, message: 'An account with this email already exists.' },
  sign_in_failed: { status: 401, message: 'Invalid email or password' },
  sign_up_failed: { status: 500, message: 'Sign up failed' },
  sign_out_failed: { status: 500, message: 'Sign out failed' },
  user_creation_failed: { status: 500, message: 'User creation failed' },
  not_authenticated: { status: 401, message: 'Not authenticated' },
  wrong_role: { status: 403, message: 'Your account cannot do this.' },
  update_failed: { status: 500, message: 'Update failed' },
  insert_failed: { status: 500, message: 'Insert failed' },
  // requests
  bad_request: { status: 400, message: 'The request is not understood: {reason}' },
  bad_message: { status: 400, message: 'The message is not understood.' },
  forbidden_origin: { status: 403, message: 'This page may not call this address.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  body_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'Please send JSON.' },
  rate_limited: {
    status: 429,
    message: 'Too many tries. Please wait {seconds} seconds and try again.',
  },
  ticket_invalid: { status: 401, message: 'This ticket is not valid any more.' },
  seat_invalid: { status: 401, message: 'This seat is not valid any more. Please join again.' },
  protocol_unsupported: { status: 426, message: 'Please reload the page to go on.' },
  unavailable: { status: 503, message: 'Not available right now. Please try again in a moment.' },
  unexpected: {
    status: 500,
    message: 'An unexpected error occurred. Please try again.',
  },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERRORS
export type ErrorParams = Record<string, string | number>

/** The English sentence of a code with its parameters filled in. */
export function errorMessage(code: ErrorCode, params: ErrorParams = {}): string {
  return ERRORS[code].message.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in params ? String(params[name]) : whole,
  )
}

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code)

/** A rule that says no: a value, never a throw. */
export interface Refusal {
  ok: false
  code: ErrorCode
  params?: ErrorParams
}

export const refuse = (code: ErrorCode, params?: ErrorParams): Refusal =>
  params ? { ok: false, code, params } : { ok: false, code }

/** application/problem+json as every route of the API answers it. */
export interface Problem {
  type: string
  title: string
  status: number
  code: ErrorCode
  params: ErrorParams
  detail: string
  /** Which field of a form or body the problem is about, when it is about one. */
  field?: string
}
