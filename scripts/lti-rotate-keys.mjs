// `npm run lti:rotate-keys -- --help` says how it is used.
import { runCommand } from './lib/command.mjs'

await runCommand('lti:rotate-keys')
