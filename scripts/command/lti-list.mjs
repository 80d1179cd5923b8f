// `npm run lti:list -- --help` says how it is used.
import { runCommand } from './run-command.mjs'

await runCommand('lti:list')
