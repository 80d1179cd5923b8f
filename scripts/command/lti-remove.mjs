// The address that tests call: `npm run lti:remove` is `node scripts/command.mjs lti:remove`.
process.argv.splice(2, 0, 'lti:remove')
await import('../command.mjs')
