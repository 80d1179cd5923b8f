import type { PlanConcern, PlanWritten } from '@pathquest/core'
import { hasTeacher } from '../classes'
import type { Db } from '../db/db'
import { newId } from '../runtime/tokens'
import { findConcern } from './find-concern'
import { insertConcern } from './store'

interface Written {
  profileId: string
  place: PlanConcern['place']
  /** Those that are new: what was found in a text once is not told again. */
  texts: readonly string[]
  at: number
}

/**
 * Stores what may mean danger for the adults of the student, in the transaction that stores the
 * text. Nothing of it is sent anywhere. The answer says truly whether anybody will see it.
 */
export async function recordConcerns(
  tx: Db,
  { profileId, place, texts, at }: Written,
): Promise<PlanWritten> {
  const found = texts.flatMap((text) => {
    const kind = findConcern(text)
    return kind === null ? [] : [{ kind, text }]
  })
  const first = found.find(({ kind }) => kind === 'self_harm') ?? found[0]
  if (!first) return { concern: null }
  for (const { kind, text } of found) {
    await insertConcern(tx, { id: newId('concern'), profileId, kind, place, text, writtenAt: at })
  }
  const reader = (await hasTeacher(tx, profileId)) ? 'adult' : 'nobody'
  return { concern: { kind: first.kind, reader } }
}
