import { pathToFileURL } from 'node:url'
import { ensureInstalled } from '../start/install.mjs'
import { at } from '../start/paths.mjs'

/**
 * Runs a command of the server's command line with the words that came with this process.
 * @param {string} name
 */
export async function runCommand(name) {
  const { log } = console
  // Building speaks beside the answer, which may be JSON.
  console.log = console.error
  await ensureInstalled('product')
  const { buildAll } = await import('../build/build-all.mjs')
  await buildAll({ only: ['command'] })
  console.log = log
  const command = await import(pathToFileURL(at('server/dist/command.js')).href)
  process.exitCode = await command.runCommand(name, process.argv.slice(2))
}
