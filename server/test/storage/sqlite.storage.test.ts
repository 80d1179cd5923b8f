import { storeSuite } from './store-suite'
import { sqliteFiles } from './test-database'

storeSuite('SQLite', sqliteFiles)
