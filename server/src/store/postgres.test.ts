import { storeSuite } from './testing/store-suite'
import { postgresDatabases } from './testing/test-postgres'

storeSuite('PostgreSQL', postgresDatabases)
