import { eq, isNull, or } from 'drizzle-orm'
import type { Db } from '../../db/db'

/** Whose public sets are whose creator is gone. Nobody signs in to it, and it has no name. */
export const FORMER_TEACHER = 'pf_former_teacher'

/** Sets that come with the product, and those whose creator is gone. */
export const isOwnerless = ({ tables: { questionSets: t } }: Db) =>
  or(isNull(t.creatorId), eq(t.creatorId, FORMER_TEACHER))
