// Durations and retention periods of a game. No zod here.

/** An answer sooner than this after the question reached the player is "too fast". */
export const MIN_ANSWER_MS = 250
/** An answer later than this after the deadline is "too slow"; the question closes then. */
export const LATE_GRACE_MS = 500
/** A player (or host) lost for less than this still counts as connected. */
export const LOST_GRACE_MS = 15_000
/** A silent socket counts as lost after this, from its last message on: clients ping after 4 s. */
export const SILENCE_LOST_MS = LOST_GRACE_MS
/** A polling client counts as connected for this long after a poll. */
export const POLL_PRESENCE_MS = 5_000
export const RESULT_SHOWN_DEFAULT_SECONDS = 5
export const RESULT_SHOWN_MIN_SECONDS = 3
export const RESULT_SHOWN_MAX_SECONDS = 15
/** What one press of the host adds to an open question. */
export const TIME_ADDED_MS = 15_000
/** Maximum time added to one question. */
export const TIME_ADDED_MAX_MS = 300_000

/** Extra time for one player, by these factors; 1 removes it. */
export const TIME_FACTORS = [1, 1.25, 1.5, 2] as const
export type TimeFactor = (typeof TIME_FACTORS)[number]

/** A code that recovers a player's own seat on another device. */
export const SEAT_CODE_LENGTH = 4
export const SEAT_CODE_MS = 5 * 60_000
export const HOST_GONE_ENDS_MS = 30 * 60_000
/** How long a game that its host has paused is retained; then it ends and settles. */
export const PAUSED_RETENTION_MS = 14 * 24 * 3_600_000
export const LOBBY_CANCELLED_MS = 24 * 3_600_000
export const ROOM_RETENTION_MS = 24 * 3_600_000
export const SOLO_RETENTION_MS = 30 * 24 * 3_600_000
/** Guests' names and answers are deleted this long after their game, and every share of it. */
export const GAME_RETENTION_MS = 90 * 24 * 3_600_000

// Limits on what a room accepts from a client. No zod here.

export const FRAME_MAX_BYTES = 16 * 1024
export const CLIENT_MESSAGES_PER_SECOND = 10
export const TICKET_TTL_MS = 60_000

// Limits on players. No zod here.

export const DISPLAY_NAME_MAX = 30
/** Display name of a player whose name was deleted. */
export const FORGOTTEN_NAME = 'Guest'
export const MAX_PLAYERS_MIN = 1
export const MAX_PLAYERS_MAX = 100
export const MAX_PLAYERS_FORM_DEFAULT = 30
export const MAX_PLAYERS_STORED_DEFAULT = 50
export const MAX_PLAYERS_SOLO = 1
