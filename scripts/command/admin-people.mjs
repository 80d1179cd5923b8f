// The address that tests call: `npm run admin:people` is `node scripts/command.mjs admin:people`.
process.argv.splice(2, 0, 'admin:people')
await import('../command.mjs')
