import type { TableName } from '../../../../server/src/db/db'
import { ACCOUNT_TABLES } from './accounts'
import { CLASS_TABLES } from './classes'
import { CONTENT_TABLES } from './content'
import { GAME_TABLES } from './games'
import { LMS_TABLES } from './lms'
import { PLAN_TABLES } from './plans'
import { SCHOOL_TABLES } from './schools'
import type { TableFacts } from './table-facts'

/** Every table; one that is missing here does not compile. */
export const TABLE_GROUPS = {
  'Accounts and people': ACCOUNT_TABLES,
  'Classes, homework, rosters': CLASS_TABLES,
  'Plans of students': PLAN_TABLES,
  'Schools and their audit log': SCHOOL_TABLES,
  'Games and what is won': GAME_TABLES,
  'Courses of an LMS': LMS_TABLES,
  'Content and the installation': CONTENT_TABLES,
}

export const TABLES = {
  ...ACCOUNT_TABLES,
  ...CLASS_TABLES,
  ...PLAN_TABLES,
  ...SCHOOL_TABLES,
  ...GAME_TABLES,
  ...LMS_TABLES,
  ...CONTENT_TABLES,
} satisfies Record<TableName, TableFacts>
