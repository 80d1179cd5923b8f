// `npm run backup -- --help` says how it is used.
import { runCommand } from './run-command.mjs'

await runCommand('backup')
