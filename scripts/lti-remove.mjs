// `npm run lti:remove -- --help` says how it is used.
import { runCommand } from './lib/command.mjs'

await runCommand('lti:remove')
