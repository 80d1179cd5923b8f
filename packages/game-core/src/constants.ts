/** Business constants of the product (the specification, decisions). No zod here. */
export const GAME_CODE_LENGTH = 6
/** 0-9 and A-Z without I and O, which read as 1 and 0 on a projector. */
export const GAME_CODE_ALPHABET = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const DISPLAY_NAME_MAX = 30
/** Under which somebody is shown whose name is forgotten. */
export const FORGOTTEN_NAME = 'Guest'

export const MAX_PLAYERS_MIN = 1
export const MAX_PLAYERS_MAX = 100
export const MAX_PLAYERS_FORM_DEFAULT = 30
export const MAX_PLAYERS_STORED_DEFAULT = 50
export const MAX_PLAYERS_SOLO = 1
/** Open solo games of one account: with one more the oldest ends. */
export const SOLO_GAMES_OPEN_MAX = 20
export const SOLO_PLAYER_NAME = 'Explorer'

/** What is played where nobody chooses. */
export const GAME_MODE_DEFAULT = 'career_quest'
export const MODE_ID_MAX = 64
/** How a game is played and scored: the folder of a mode. */
export type GameModeId = string
export const SESSION_TYPES = ['multiplayer', 'solo'] as const
/** With a class, or alone. */
export type SessionType = (typeof SESSION_TYPES)[number]
export const PROGRESSION_CONTROLS = ['manual', 'auto'] as const
/** Who goes on to the next question: the host, or the game by itself. */
export type ProgressionControl = (typeof PROGRESSION_CONTROLS)[number]
export const SESSION_STATUSES = ['waiting', 'in_progress', 'completed'] as const
/** Lobby, running, over. */
export type SessionStatus = (typeof SESSION_STATUSES)[number]
export const USER_TYPES = ['student', 'teacher', 'parent'] as const
export type UserType = (typeof USER_TYPES)[number]
export const BUSINESS_DRIVERS = [
  'people',
  'product',
  'pricing',
  'process',
  'proceeds',
  'profits',
] as const
/** The side of a business that a question is about. */
export type BusinessDriver = (typeof BUSINESS_DRIVERS)[number]
export const EXPLORATION_TYPES = ['industry', 'career', 'subject'] as const
export type ExplorationType = (typeof EXPLORATION_TYPES)[number]
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
/** How hard a question is. */
export type Difficulty = (typeof DIFFICULTIES)[number]
export const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const
/** How rare a pathkey is, from the most common on. */
export type Rarity = (typeof RARITIES)[number]
export const PATHKEY_TYPES = ['career', 'skill', 'industry', 'milestone'] as const
/** What a pathkey stands for. */
export type PathkeyType = (typeof PATHKEY_TYPES)[number]

export const GRADE_MIN = 6
export const GRADE_MAX = 12
export const GRADES = [6, 7, 8, 9, 10, 11, 12] as const
export const SUBJECTS = [
  'Healthcare',
  'Technology',
  'Business',
  'Arts',
  'Science',
  'Education',
  'Public Service',
  'Environmental Science',
  'Skilled Trades',
  'Hospitality',
] as const
export const CAREER_SECTORS = [
  'Healthcare',
  'Technology',
  'Business',
  'Arts & Entertainment',
  'Science',
  'Education',
  'Public Service',
  'Agriculture',
  'Construction',
  'Hospitality',
] as const
export type CareerSector = (typeof CAREER_SECTORS)[number]

export const PASSWORD_MIN_LOGIN = 6
export const PASSWORD_MIN_SIGN_UP = 8
export const PASSWORD_MAX = 128
export const SOCIAL_PROVIDERS = ['google', 'microsoft'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]
export const AGE_MIN_ACCOUNT = 13

export const OPTIONS_MIN = 2
export const OPTIONS_MAX = 6
export const TIME_LIMIT_MIN_SECONDS = 5
export const TIME_LIMIT_MAX_SECONDS = 300
export const TIME_LIMIT_DEFAULT_SECONDS = 30
export const POINTS_MIN = 1
export const POINTS_MAX = 100
export const POINTS_DEFAULT = 10

export const SETS_PER_TEACHER_MAX = 1_000
export const SET_TITLE_MIN = 3
export const SET_TITLE_MAX = 120
export const SET_DESCRIPTION_MAX = 1_000
export const SET_TAGS_MAX = 20
export const SET_TAG_LENGTH_MAX = 40
/** What somebody may do with a set: the creator everything, an editor change, a reader copy. */
export const SET_RIGHTS = ['creator', 'editor', 'reader'] as const
export type SetRight = (typeof SET_RIGHTS)[number]
/** What a link to a set gives to a colleague: a copy of their own, or a place among its editors. */
export const SET_SHARE_RIGHTS = ['copy', 'edit'] as const
export type SetShareRight = (typeof SET_SHARE_RIGHTS)[number]
/** A picture of a question as it is sent, and as it is kept. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024
export const IMAGE_MAX_PIXELS = 1_600
export const QUESTIONS_PER_SET_MAX = 500
/** Questions picked by hand for one game. */
export const QUESTIONS_PICKED_MAX = 200
export const QUESTION_TEXT_MIN = 10
export const QUESTION_TEXT_MAX = 500
export const OPTION_TEXT_MAX = 200
export const EXPLANATION_MAX = 1_000
export const IMAGE_ALT_MAX = 250

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
export const HOST_GONE_ENDS_MS = 30 * 60_000
/** A game that its host has paused is kept this long, then it ends and settles. */
export const PAUSED_KEPT_MS = 14 * 24 * 3_600_000
export const LOBBY_CANCELLED_MS = 24 * 3_600_000
export const ROOM_KEPT_AFTER_SETTLING_MS = 24 * 3_600_000
export const SOLO_KEPT_MS = 30 * 24 * 3_600_000
/** Guests' names and answers go this long after their game, and every share of it with them. */
export const GAME_RETENTION_MS = 90 * 24 * 3_600_000
export const TICKET_TTL_MS = 60_000
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
export const FRAME_MAX_BYTES = 16 * 1024
export const CLIENT_MESSAGES_PER_SECOND = 10

export const TEAMS_MIN = 2
export const TEAMS_MAX = 6

export const TOKENS_BASE = 10
export const SCORE_PER_TOKEN = 10
/** Games alone with one set that give XP to one player on one day (UTC). */
export const SOLO_XP_GAMES_A_DAY = 2
export const PLACEMENT_BONUS: readonly number[] = [50, 30, 20]
export const FIRST_TEAM_BONUS = 20
export const PATHKEY_PLACES = 3
export const PATHKEY_MIN_PLAYERS = 1
export const RARITY_WEIGHT: Readonly<Record<Rarity, number>> = {
  common: 60,
  uncommon: 25,
  rare: 10,
  epic: 4,
  legendary: 1,
}
export const RARITY_ORDER: Readonly<Record<Rarity, number>> = {
  legendary: 5,
  epic: 4,
  rare: 3,
  uncommon: 2,
  common: 1,
}

export const COMPACT_LEADERBOARD_ROWS = 5
export const DASHBOARD_RECENT_PATHKEYS = 5
export const DASHBOARD_RECENT_GAMES = 5
export const SHORT_ID_LENGTH = 8
/** A student is active who joined a game within it. */
export const ACTIVE_WINDOW_MS = 30 * 24 * 3_600_000
export const ANALYTICS_RECENT_GAMES = 5
/** What may be wrong with a question, as whoever met it says. */
export const REPORT_REASONS = [
  'wrong_answer',
  'two_answers',
  'unclear',
  'mistake',
  'not_fitting',
] as const

/** What an LTI resource link leads to. */
export const LTI_CONTENT_KINDS = ['question_set', 'career_quest', 'career_browser'] as const
export type LtiContentKind = (typeof LTI_CONTENT_KINDS)[number]
/** How an activity of a course is played. */
export const LTI_PLAYS = ['live', 'solo'] as const
export type LtiPlay = (typeof LTI_PLAYS)[number]
/** Which of several attempts goes to the gradebook. */
export const LTI_ATTEMPTS = ['best', 'last', 'first'] as const
export type LtiAttempts = (typeof LTI_ATTEMPTS)[number]
/** After the due date: still counts, is practice without a grade, or cannot be started. */
export const LTI_AFTER_DUE = ['count', 'practice', 'closed'] as const
export type LtiAfterDue = (typeof LTI_AFTER_DUE)[number]
/** Who says when work is due: the LMS, the teacher on the activity's page, the content item. */
export const LTI_DUE_FROM = ['lms', 'teacher', 'content'] as const
export type LtiDueFrom = (typeof LTI_DUE_FROM)[number]
export const LTI_POINTS_MIN = 1
export const LTI_POINTS_MAX = 1000
export const LTI_POINTS_DEFAULT = 100
/** What a teacher says along with a grade, in characters. */
export const LTI_COMMENT_MAX = 1000
/** Where a score stands on its way to the gradebook. */
export const LTI_SCORE_STATES = ['pending', 'sent', 'failed'] as const
/** A platform's deployments: each is bound at its first launch, or only those entered by hand. */
export const LTI_BINDINGS = ['first_launch', 'by_hand'] as const
export type LtiBinding = (typeof LTI_BINDINGS)[number]
