// The address that tests call: `npm run admin:grant` is `node scripts/command.mjs admin:grant`.
process.argv.splice(2, 0, 'admin:grant')
await import('../command.mjs')
