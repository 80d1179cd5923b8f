import type { ErrorEntries } from './entry'

/** Making a game. */
export const HOSTING_ERRORS = {
  host_login_required: { status: 401, message: 'You must be logged in to host a game' },
  question_set_required: { status: 400, message: 'Please select a question set' },
  question_set_not_found: { status: 404, message: 'Question Set Not Found' },
  max_players_range: { status: 400, message: 'Max players must be between 1 and 100' },
  mode_not_for_solo: { status: 400, message: 'This game mode needs more than one player.' },
  kinds_not_for_mode: {
    status: 400,
    message: 'This game mode cannot play the kinds of questions in this set.',
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
