// `npm run lti:register -- --help` says how it is used.
import { runCommand } from './run-command.mjs'

await runCommand('lti:register')
