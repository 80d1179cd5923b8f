// How long things of a game take and are kept. No zod here.

/** An answer sooner than this after the question reached the player is "too fast". */
export const MIN_ANSWER_MS = 250
/** An answer later than this after the deadline is "too slow"; the question closes then. */
export const LATE_GRACE_MS = 500
/** A player (or host) lost for less than this still counts as connected. */
export const LOST_GRACE_MS = 15_000
/** A socket that says nothing for this long counts as lost since then: clients ping after 4 s. */
export const SILENCE_LOST_MS = LOST_GRACE_MS
/** A polling client counts as connected for this long after a poll. */
export const POLL_PRESENCE_MS = 5_000
export const RESULT_SHOWN_DEFAULT_SECONDS = 5
export const RESULT_SHOWN_MIN_SECONDS = 3
export const RESULT_SHOWN_MAX_SECONDS = 15
/** What one press of the host adds to an open question. */
export const TIME_ADDED_MS = 15_000
/** What one question can be given in all. */
export const TIME_ADDED_MAX_MS = 300_000

/** More time for one player, by these factors; 1 takes it back. */
export const TIME_FACTORS = [1, 1.25, 1.5, 2] as const
export type TimeFactor = (typeof TIME_FACTORS)[number]

/** A code that brings a player back to their own seat on another device. */
export const SEAT_CODE_LENGTH = 4
export const SEAT_CODE_MS = 5 * 60_000
export const HOST_GONE_ENDS_MS = 30 * 60_000
/** A game that its host has paused is kept this long, then it ends and settles. */
export const PAUSED_KEPT_MS = 14 * 24 * 3_600_000
export const LOBBY_CANCELLED_MS = 24 * 3_600_000
export const ROOM_KEPT_AFTER_SETTLING_MS = 24 * 3_600_000
export const SOLO_KEPT_MS = 30 * 24 * 3_600_000
/** Guests' names and answers go this long after their game, and every share of it with them. */
export const GAME_RETENTION_MS = 90 * 24 * 3_600_000

// What a room takes from a client. No zod here.

export const FRAME_MAX_BYTES = 16 * 1024
export const CLIENT_MESSAGES_PER_SECOND = 10
export const TICKET_TTL_MS = 60_000

// Players and how many of them a game takes. No zod here.

export const DISPLAY_NAME_MAX = 30
/** Under which somebody is shown whose name is forgotten. */
export const FORGOTTEN_NAME = 'Guest'
export const MAX_PLAYERS_MIN = 1
export const MAX_PLAYERS_MAX = 100
export const MAX_PLAYERS_FORM_DEFAULT = 30
export const MAX_PLAYERS_STORED_DEFAULT = 50
export const MAX_PLAYERS_SOLO = 1
