// `npm run lti:rotate-keys -- --help` says how it is used.
import { runCommand } from './run-command.mjs'

await runCommand('lti:rotate-keys')
