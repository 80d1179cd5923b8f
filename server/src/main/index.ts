import { EnvError, parseEnv } from '../runtime/env'
import { describeError, makeLog } from '../runtime/log'
import { recordRunningProduct } from '../runtime/running-product'
import { type RunningServer, startServer } from './server'

const STOP_AT_MOST_MS = 8_000

async function main(): Promise<void> {
  const env = parseEnv(process.env)
  const log = makeLog(env.logLevel)
  process.on('unhandledRejection', (error) => {
    log.error({ error: describeError(error) }, 'unhandled rejection')
  })
  let server: RunningServer | undefined
  let takeNoteAway = () => {}
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_AT_MOST_MS).unref()
    takeNoteAway()
    await server?.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // The supervisor that started this process has ended.
  process.once('disconnect', stop)
  server = await startServer(env, log, console.log)
  if (stopping) return server.stop()
  try {
    takeNoteAway = recordRunningProduct({ ...env, publicOrigin: server.publicOrigin })
  } catch (error) {
    // The folder may be read-only: commands then need to be given the data folder.
    log.warn({ error: describeError(error) }, 'commands will not find this server by themselves')
  }
  // Before anybody reads that the server is up: if it is killed right then, it is restarted.
  if (process.connected) await new Promise((done) => process.send?.('up', done))
  printStart(server, env.dataDir)
}

function printStart({ publicOrigin, newDemoAccounts }: RunningServer, dataDir: string): void {
  const lines = [`Pathquest is at ${publicOrigin}`]
  if (newDemoAccounts.length > 0) {
    lines.push('', 'Demo accounts (shown this once):')
    for (const { userType, email, password, name } of newDemoAccounts) {
      lines.push(`  ${userType.padEnd(8)} ${email.padEnd(34)} ${password}  ${name}`)
    }
    lines.push(`Stored in ${dataDir}/demo-accounts.json for you alone.`)
  }
  console.log(`\n${lines.join('\n')}\n`)
}

/** What the operator reads when the start fails; only a bug shows its stack. */
function failure(error: unknown): unknown {
  if (error instanceof EnvError) return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Choose another one with PORT (or INTERNAL_PORT).`
  return error
}

main().catch((error: unknown) => {
  console.error(failure(error))
  process.exit(1)
})
