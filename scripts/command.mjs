// `node scripts/command.mjs NAME …`: runs a command of the server's command line, such as `backup` or
// `lti:list`, with the following arguments. `npm run NAME -- --help` shows its usage.
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './start/install.mjs'
import { at } from './start/paths.mjs'

const [name, ...words] = process.argv.slice(2)
if (!name) {
  console.error('Name a command: node scripts/command.mjs lti:list')
  process.exit(1)
}
const { log } = console
// Build output goes to stderr, since stdout may be JSON.
console.log = console.error
await ensureInstalled('product')
const { buildAll } = await import('./build/build.mjs')
await buildAll({ only: ['command'] })
console.log = log
const { runCommand } = await import(pathToFileURL(at('server/dist/command.js')).href)
process.exitCode = await runCommand(name, words)
