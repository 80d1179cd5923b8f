import type { ParseArgsConfig } from 'node:util'
import type { PlatformAdminServices } from '../lti'
import type { Env } from '../runtime/env'

/** What a command says no to, in words for whoever typed it. */
export class CommandRefused extends Error {}

/** Written wrongly: answered with the usage. */
export class UsageError extends Error {}

export interface CommandInput {
  values: Record<string, string | boolean | (string | boolean)[] | undefined>
  positionals: string[]
}

interface Described {
  /** Lines of `--help`. */
  help: string
  options: NonNullable<ParseArgsConfig['options']>
  /** Options that have to be there. */
  needs?: string[]
  /** Names of the words that come without `--`; one in brackets may be left out. */
  words: string[]
}

/** A command on the data of DATA_DIR or DATABASE_URL; brings the database to its newest form. */
interface DataCommand extends Described {
  /** Answers what to print: for people, and for `--json`. */
  run(services: PlatformAdminServices, input: CommandInput): Promise<CommandAnswer>
}

/** A command on the folder itself: opens and makes nothing there before it runs. */
export interface FolderCommand extends Described {
  runOnFolder(env: Env, input: CommandInput): Promise<CommandAnswer>
}

/** One command of the command line. */
export type Command = DataCommand | FolderCommand

interface CommandAnswer {
  text: string
  json: unknown
}

/** An option that has to be there. */
export function required({ values }: CommandInput, name: string): string {
  const value = values[name]
  if (typeof value === 'string' && value.trim() !== '') return value.trim()
  throw new UsageError(`--${name} is missing.`)
}

/** An option that may come several times. */
export function several({ values }: CommandInput, name: string): string[] {
  const value = values[name]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
