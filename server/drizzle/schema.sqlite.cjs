// All tables by name, as drizzle-kit looks for them; it compiles what is required here.
const { defineTables } = require('../src/db/schema/define-tables')
module.exports = defineTables(require('../src/db/schema/columns/sqlite'))
