import type { ErrorEntries } from './entry'

/** What a room refuses and what a running game runs into. */
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
  player_not_found: { status: 404, message: 'This player is not in the game.' },
  placements_failed: { status: 500, message: 'Failed to calculate placements' },
  rewards_failed: { status: 500, message: 'Failed to award rewards' },
  room_unavailable: {
    status: 503,
    message: 'The game is getting ready. Please try again in a moment.',
  },
} as const satisfies ErrorEntries
