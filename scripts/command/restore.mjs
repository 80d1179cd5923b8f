// `npm run restore -- --help` says how it is used.
import { runCommand } from './run-command.mjs'

await runCommand('restore')
