// The address that tests call: `npm run lti:register` is `node scripts/command.mjs lti:register`.
process.argv.splice(2, 0, 'lti:register')
await import('../command.mjs')
