// The address that tests call: `npm run lti:list` is `node scripts/command.mjs lti:list`.
process.argv.splice(2, 0, 'lti:list')
await import('../command.mjs')
