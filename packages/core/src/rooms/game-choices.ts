// Options of a game that its host chooses. No zod here.

/** The default mode. */
export const GAME_MODE_DEFAULT = 'career_quest'
export const MODE_ID_MAX = 64
/** How a game is played and scored: the id of a mode. */
export type GameModeId = string

export const SESSION_TYPES = ['multiplayer', 'solo'] as const
/** With a class, or alone. */
export type SessionType = (typeof SESSION_TYPES)[number]

export const PROGRESSION_CONTROLS = ['manual', 'auto'] as const
/** Who advances to the next question: the host, or the game by itself. */
export type ProgressionControl = (typeof PROGRESSION_CONTROLS)[number]

export const SESSION_STATUSES = ['waiting', 'in_progress', 'completed'] as const
/** Lobby, running, ended. */
export type SessionStatus = (typeof SESSION_STATUSES)[number]

/** Open solo games of one account: beyond that, the oldest ends. */
export const SOLO_GAMES_OPEN_MAX = 20
/** Questions picked by hand for one game. */
export const QUESTIONS_PICKED_MAX = 200

export const EXPLORATION_TYPES = ['industry', 'career', 'subject'] as const
export type ExplorationType = (typeof EXPLORATION_TYPES)[number]

/**
 * How a class answers without phones, marked by the host on one device: by a show of hands, in the
 * four corners of the room, or in teams.
 */
export const ONE_DEVICE_ANSWERS = ['hands', 'corners', 'teams'] as const
export type OneDeviceAnswers = (typeof ONE_DEVICE_ANSWERS)[number]
export const HANDS_MIN = 2
export const HANDS_MAX = 60
export const HANDS_DEFAULT = 25
/** One for each option. */
export const CORNERS = 4

/**
 * What stands in place of a mode where a class answered a printed set, and its teacher entered the
 * counts: no game was played.
 */
export const ON_PAPER = 'on_paper'
export const PAPERS_MAX = 200

export const TEAMS_MIN = 2
export const TEAMS_DEFAULT = 4
export const TEAMS_MAX = 6
export const COMPACT_LEADERBOARD_ROWS = 5
