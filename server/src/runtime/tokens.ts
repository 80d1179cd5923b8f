import { createHash, randomBytes, randomInt } from 'node:crypto'
import { gameCodeFrom, type IdKind, idFrom, parentCodeFrom } from '@pathquest/core'

const STEPS = 2 ** 48 - 1

/** A number in [0, 1) that nobody can foresee. */
export const random = (): number => randomInt(STEPS) / STEPS

export const newId = (kind: IdKind): string => idFrom(kind, randomBytes(20))

export const newGameCode = (): string => gameCodeFrom((n) => randomInt(n))

export const newParentCode = (): string => parentCodeFrom((n) => randomInt(n))

/** Seeds a game's chances. */
export const newSeed = (): string => randomBytes(16).toString('base64url')

/** 256 bits that nobody can foresee, as 43 characters: codes, states, bearers, invitations. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Whether a text may be one of `newToken`. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** 128 bits that open one game's leaderboard. */
export const newShareToken = (): string => randomBytes(16).toString('base64url')

/** What is kept of a secret of 128 bits or more: a plain hash of it cannot be turned back. */
export const tokenHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
