/**
 * What a waiting player may do for the class to see: signs that are shown for a moment on the
 * host's pages and stored nowhere. None while a question is open: a sign could be a hint.
 */
export const REACTIONS = ['wave', 'star', 'drum', 'question'] as const
/** One hop of the own character. */
export const HOP = 'hop'
export type Reaction = (typeof REACTIONS)[number] | typeof HOP

/** A reaction of one player, as sent to the host's pages. */
export interface PlayerReaction {
  playerId: string
  reaction: Reaction
}

/** Each player, one reaction in so many ms; the room drops what comes sooner. */
export const REACTION_EVERY_MS = 3_000
export const HOP_EVERY_MS = 400
/** A class reacts together: the room sends what came in so many ms in one message. */
export const REACTIONS_BATCH_MS = 100
