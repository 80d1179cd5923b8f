import { randomBytes } from 'node:crypto'

/** 256 bits that nobody can foresee, as 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Whether a text may be one of `newToken`. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)
