// `npm run admin:grant -- --help` says how it is used.
import { runCommand } from './run-command.mjs'

await runCommand('admin:grant')
