// `npm run lti:list -- --help` says how it is used.
import { runCommand } from './lib/command.mjs'

await runCommand('lti:list')
