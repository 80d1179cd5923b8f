// `npm run admin:people -- --help` says how it is used.
import { runCommand } from './run-command.mjs'

await runCommand('admin:people')
