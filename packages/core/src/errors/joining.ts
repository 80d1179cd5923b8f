import type { ErrorEntries } from './entry'

/** Getting into a game. */
export const JOINING_ERRORS = {
  game_not_found: { status: 404, message: 'Game not found' },
  game_already_started: { status: 409, message: 'Game has already started' },
  game_full: { status: 409, message: 'Game is full' },
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
