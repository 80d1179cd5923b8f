#!/usr/bin/env node
// The operator's commands where nothing is installed or built, as in the image:
// `docker compose exec pathquest pathquest admin:people`. `--help` behind a name shows its usage.
const [name, ...words] = process.argv.slice(2)
if (!name) {
  console.error('Name a command: pathquest admin:people')
  process.exit(2)
}
const { runCommand } = await import('../server/dist/command.js')
try {
  process.exitCode = await runCommand(name, words)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
