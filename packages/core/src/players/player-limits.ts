// Players and how many of them a game takes. No zod here.

export const DISPLAY_NAME_MAX = 30
/** Under which somebody is shown whose name is forgotten. */
export const FORGOTTEN_NAME = 'Guest'
export const MAX_PLAYERS_MIN = 1
export const MAX_PLAYERS_MAX = 100
export const MAX_PLAYERS_FORM_DEFAULT = 30
export const MAX_PLAYERS_STORED_DEFAULT = 50
export const MAX_PLAYERS_SOLO = 1
