import * as z from 'zod'
import { origin, readVariables, secret } from './variables'

const needed = (meaning: string) => ({ error: `is needed: ${meaning}` })

/** Every environment variable that `npm run rooms` reads. An empty one counts as not set. */
const Variables = z.object({
  /** Folder of these rooms, of no other process. */
  DATA_DIR: z.string(needed('the folder of these rooms')),
  /** Signs calls and tickets between API and rooms; the same as the API servers have. */
  ROOM_SECRET: z.string(needed('the same text as the API servers have')).pipe(secret),
  /** Where the API servers' internal listener is, or what spreads over several: `http://10.0.0.2:4000`. */
  API_ORIGIN: z
    .string(needed('the address of the internal listener of the API, http://…'))
    .pipe(origin),
  /** Port that the rooms listen on; ROOMS_ORIGINS of the API servers names it. */
  ROOMS_PORT: z
    .string(needed('ROOMS_ORIGINS of the API servers names it'))
    .transform(Number)
    .pipe(z.number().int().min(1).max(65_535)),
  /** IPv4 address to listen on, in a private network. Default 127.0.0.1 (this machine alone). */
  ROOMS_HOST: z.ipv4().default('127.0.0.1'),
  /** Origin that people type, as the API servers have it. Default: what their requests name. */
  PUBLIC_ORIGIN: origin.optional(),
  /** trace | debug | info | warn | error | fatal | silent. Default info. */
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

export type RoomsEnv = z.output<typeof Variables>

/** Reads the environment of a rooms process. Throws `EnvError` with every problem at once. */
export const parseRoomsEnv = (source: Record<string, string | undefined>): RoomsEnv =>
  readVariables(Variables, source)
