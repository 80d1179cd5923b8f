// @ts-check
// What `npm start` and `npm run rooms` have in common.
import { pathToFileURL } from 'node:url'
import { endRunning, onStop, watchParent } from './child.mjs'
import { supervise } from './supervise.mjs'

/**
 * Prepares, then runs a server: restarted when it dies, unless PATHQUEST_RESTART is off.
 * @param {string} program
 * @param {() => Promise<unknown>} prepare
 */
export async function runServer(program, prepare) {
  const stayOrStop = onStop(() => {
    endRunning()
    process.exit(0)
  })
  try {
    await prepare()
  } catch (error) {
    endRunning()
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }

  // From here on the server itself stops on Ctrl-C and SIGTERM.
  stayOrStop.off()
  if (process.env.PATHQUEST_RESTART !== 'off') process.exit(await supervise(program))

  // An external supervisor restarts this process.
  const stop = () => process.kill(process.pid, 'SIGTERM')
  watchParent(stop)
  process.on('SIGHUP', stop)
  await import(pathToFileURL(program).href)
}
