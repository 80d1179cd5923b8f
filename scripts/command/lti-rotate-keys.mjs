// The address that tests call: `npm run lti:rotate-keys` is `node scripts/command.mjs lti:rotate-keys`.
process.argv.splice(2, 0, 'lti:rotate-keys')
await import('../command.mjs')
