import { storeSuite } from './store-suite'
import { postgresDatabases } from './test-postgres'

storeSuite('PostgreSQL', postgresDatabases)
