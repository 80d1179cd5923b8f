// `npm run lti:remove -- --help` says how it is used.
import { runCommand } from './run-command.mjs'

await runCommand('lti:remove')
