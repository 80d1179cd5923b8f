import type { ErrorEntries } from './common'

/** Joining a game. */
export const JOINING_ERRORS = {
  game_not_found: { status: 404, message: 'Game not found' },
  game_already_started: { status: 409, message: 'Game has already started' },
  game_full: { status: 409, message: 'Game is full' },
  game_without_phones: {
    status: 409,
    message: 'This game is played without phones. Look at the board and answer there.',
  },
  game_locked: { status: 409, message: 'This game is locked.' },
  link_needed: {
    status: 403,
    message:
      'This game opens by link alone. Please scan the QR code or use the link of your teacher.',
  },
  player_removed: { status: 403, message: 'You were removed from this game.' },
  seat_code_invalid: {
    status: 404,
    message: 'This seat code does not work any more. Please ask your teacher for a new one.',
  },
  game_code_required: { status: 400, message: 'Please enter a game code' },
  name_required: { status: 400, message: 'Please enter your name' },
  name_too_long: { status: 400, message: 'Your name can have at most {max} characters' },
  name_not_allowed: {
    status: 400,
    message:
      'This name has characters that cannot be shown, or mixes alphabets in a word. Please use letters and numbers of one alphabet.',
  },
  join_failed: {
    status: 500,
    message: 'Failed to join game. Please check the code and try again.',
  },
} as const satisfies ErrorEntries

/** Refusals of a room and failures of a running game. */
export const LIVE_ERRORS = {
  game_cancelled: { status: 409, message: 'The host cancelled this game.' },
  game_not_started: { status: 409, message: 'The game has not started yet.' },
  game_over: { status: 409, message: 'This game is over.' },
  results_pending: {
    status: 409,
    message: 'The results of this game are not stored yet. Please try again in a moment.',
  },
  no_players: { status: 409, message: 'No players found' },
  players_needed: { status: 409, message: 'This game needs at least {min} players.' },
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
  game_paused: { status: 409, message: 'Paused by your teacher.' },
  not_now: { status: 409, message: 'That is not possible at the moment.' },
  remark_refused: {
    status: 409,
    message: 'This text has words that no class should see, so it cannot be shown.',
  },
  player_not_found: { status: 404, message: 'This player is not in the game.' },
  placements_failed: { status: 500, message: 'Failed to calculate placements' },
  rewards_failed: { status: 500, message: 'Failed to award rewards' },
  game_elsewhere: {
    status: 421,
    message: 'This game is played at {address}. Please open that address; nothing is lost.',
  },
  room_unavailable: {
    status: 503,
    message: 'The game is getting ready. Please try again in a moment.',
  },
} as const satisfies ErrorEntries

/** Creating a game, and marking answers in one without phones. */
export const HOSTING_ERRORS = {
  host_login_required: { status: 401, message: 'You must be logged in to host a game' },
  question_set_required: { status: 400, message: 'Please select a question set' },
  question_set_not_found: { status: 404, message: 'Question Set Not Found' },
  max_players_range: { status: 400, message: 'Max players must be between 1 and 100' },
  too_many_hands: {
    status: 422,
    message: 'These are more than the {count} in the class. Check the numbers.',
  },
  paper_counts_many: {
    status: 422,
    message: 'Question {number}: these are more answers than papers ({papers}). Check the numbers.',
  },
  paper_counts_incomplete: {
    status: 400,
    message: 'Question {number}: enter a number for each answer, or for both right and wrong.',
  },
  paper_ticks_differ: {
    status: 422,
    message:
      'Question {number}: the ticks do not fit how many papers were right and wrong. Check the numbers.',
  },
  mode_needs_phones: {
    status: 400,
    message: 'In this game mode everybody needs a device. Choose another mode.',
  },
  mode_not_for_solo: { status: 400, message: 'This game mode needs more than one player.' },
  kinds_not_for_mode: {
    status: 400,
    message: 'This game mode cannot play the kinds of questions in this set.',
  },
  careers_too_few: {
    status: 409,
    message: 'There are too few careers with known figures for this game mode.',
  },
  driver_not_in_set: {
    status: 400,
    message: 'This set has no questions for that business driver.',
  },
  questions_not_in_set: {
    status: 400,
    message: 'Some of the chosen questions are not in this set any more. Please choose again.',
  },
  questions_not_in_game: {
    status: 400,
    message: 'None of these questions is in that game any more. Please choose again.',
  },
  create_failed: { status: 500, message: 'Failed to create game. Please try again.' },
  quest_failed: { status: 500, message: 'Failed to start career quest' },
  no_question_sets: {
    status: 404,
    message: 'No question sets available. Please contact your teacher to create some.',
  },
  explore_login_required: { status: 401, message: 'Please log in to explore careers' },
} as const satisfies ErrorEntries
