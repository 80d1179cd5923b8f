// `npm run lti:register -- --help` says how it is used.
import { runCommand } from './lib/command.mjs'

await runCommand('lti:register')
