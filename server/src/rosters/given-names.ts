import { readGivenName } from '@pathquest/core/classes/given-name'
import type { RosterRow } from '@pathquest/core/contracts'
import { checkedName } from '../names'
import { AppError } from '../runtime/errors'

type Judged = { name: string } | { fault: RosterRow['fault'] }

const known = new Map<string, Judged>()

/** As names that a teacher types are; a roster has the same ones again and again. */
export function judgeGivenName(typed: string): Judged {
  const found = known.get(typed) ?? judge(typed)
  known.set(typed, found)
  return found
}

function judge(typed: string): Judged {
  if (typed === '') return { fault: 'no_name' }
  const read = readGivenName(typed)
  if (!read.ok) {
    return { fault: read.code === 'name_too_long' ? 'name_too_long' : 'name_not_allowed' }
  }
  try {
    return { name: checkedName(read.name, 'name') }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { fault: 'name_not_suitable' }
  }
}
