import { storeSuite } from './testing/store-suite'
import { sqliteFiles } from './testing/test-database'

storeSuite('SQLite', sqliteFiles)
