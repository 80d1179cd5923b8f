import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { errorMessage } from '@pathquest/core'
import { BackupRefused } from '../backup'
import { migrate, openStore } from '../db/open-store'
import { makeLtiKeys, type PlatformAdminServices } from '../lti'
import { type Env, EnvError, parseEnv } from '../runtime/env'
import { AppError } from '../runtime/errors'
import { makeLog } from '../runtime/log'
import { runningProducts } from '../runtime/running-product'
import { loadSecrets } from '../runtime/secrets'
import { adminGrant, adminPeople } from './admin'
import { backup, restore } from './backup'
import { type Command, type CommandInput, CommandRefused, required, UsageError } from './command'
import { findProduct } from './find-product'
import { ltiList, ltiRegister, ltiRemove, ltiRotateKeys, OPTION } from './lti'
import { storesList, storesLost } from './stores'

const COMMANDS: Record<string, Command> = {
  'admin:grant': adminGrant,
  'admin:people': adminPeople,
  backup,
  restore,
  'lti:register': ltiRegister,
  'lti:list': ltiList,
  'lti:remove': ltiRemove,
  'lti:rotate-keys': ltiRotateKeys,
  'stores:list': storesList,
  'stores:lost': storesLost,
}

/**
 * Runs one command; its exit code: 0, 1 refused, 2 written wrongly. `notes`: where running products
 * say where they are.
 */
export async function runCommand(
  name: string,
  args: readonly string[],
  notes?: string,
): Promise<number> {
  const command = COMMANDS[name]
  if (!command) throw new Error(`Unknown command ${name}`)
  try {
    const input = read(command, args)
    if (input.values.help) {
      console.log(command.help)
      return 0
    }
    const answer =
      'run' in command
        ? await withServices(notes, (services) => command.run(services, input))
        : await command.runOnFolder(environmentOf(notes), input)
    console.log(input.values.json ? JSON.stringify(answer.json) : answer.text)
    return 0
  } catch (error) {
    console.error(sentenceOf(error))
    if (!(error instanceof UsageError)) return 1
    console.error(`\n${command.help}`)
    return 2
  }
}

function read({ options, words, needs = [] }: Command, args: readonly string[]): CommandInput {
  const parsed = parse(options, args)
  if (parsed.values.help) return parsed
  const [least, most] = [words.filter((word) => !word.startsWith('[')).length, words.length]
  const { length } = parsed.positionals
  if (length < least) throw new UsageError(`${words[length]} is missing.`)
  if (length > most) throw new UsageError(`${parsed.positionals[most]} is one word too many.`)
  for (const name of needs) required(parsed, name)
  return parsed
}

function parse(options: Command['options'], args: readonly string[]): CommandInput {
  const common = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const
  try {
    return parseArgs({
      args: [...args],
      options: { ...options, ...common },
      allowPositionals: true,
    })
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0])
  }
}

/** As the running product has it, else as it was given. */
function environmentOf(notes: string | undefined): Env {
  const { environment, note } = findProduct(process.env, runningProducts(notes))
  if (note) console.error(note)
  return parseEnv(environment)
}

/** The data of the running product, of DATA_DIR or DATABASE_URL; a server may work with them, too. */
async function withServices<Result>(
  notes: string | undefined,
  work: (services: PlatformAdminServices) => Promise<Result>,
) {
  const env = environmentOf(notes)
  mkdirSync(env.dataDir, { recursive: true, mode: 0o700 })
  const secrets = loadSecrets(env.dataDir, {
    auth: env.authSecret,
    room: env.roomSecret,
    seat: env.seatSecret,
    lti: env.ltiSecret,
  })
  // Lines of the log go where they do not mix with the answer.
  const log = makeLog('warn', process.stderr)
  const store = openStore(env.databaseUrl ?? join(env.dataDir, 'pathquest.db'), {
    onConnectionLost: () => log.warn({ kind: 'database' }, 'a connection was lost'),
  })
  try {
    await migrate(store)
    const keys = makeLtiKeys({ store, secrets, now: Date.now })
    return await work({ env, store, log, now: Date.now, lti: { keys } })
  } finally {
    await store.close()
  }
}

/** What went wrong in plain words; of a bug the stack. */
function sentenceOf(error: unknown): unknown {
  if (error instanceof AppError) {
    const sentence = errorMessage(error.code, error.params)
    const [field] = [error.field ?? []].flat()
    return field ? `${OPTION[field] ?? field}: ${sentence}` : sentence
  }
  const isSaid = [UsageError, CommandRefused, BackupRefused, EnvError].some(
    (kind) => error instanceof kind,
  )
  if (isSaid) return (error as Error).message
  return error
}
