import { createHash, randomBytes, randomInt } from 'node:crypto'
import { gameCodeFrom, type IdKind, idFrom, parentCodeFrom } from '@pathquest/core'

const STEPS = 2 ** 48 - 1

/** A cryptographically random number in [0, 1). */
export const random = (): number => randomInt(STEPS) / STEPS

export const newId = (kind: IdKind): string => idFrom(kind, randomBytes(20))

export const newGameCode = (): string => gameCodeFrom((n) => randomInt(n))

export const newParentCode = (): string => parentCodeFrom((n) => randomInt(n))

/** As long as a parent code, and read in the same way. */
export const newClassCode = newParentCode

/** Seed of a game's random numbers. */
export const newSeed = (): string => randomBytes(16).toString('base64url')

/** 256 random bits as 43 characters: codes, states, bearers, invitations. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Whether a text has the form of `newToken`. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** 128 bits that open one game's leaderboard. */
export const newShareToken = (): string => randomBytes(16).toString('base64url')

/** What is stored of a secret of 128 bits or more: its plain hash, which cannot be reversed. */
export const tokenHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
