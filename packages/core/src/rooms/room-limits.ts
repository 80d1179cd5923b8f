// What a room takes from a client. No zod here.

export const FRAME_MAX_BYTES = 16 * 1024
export const CLIENT_MESSAGES_PER_SECOND = 10
export const TICKET_TTL_MS = 60_000
