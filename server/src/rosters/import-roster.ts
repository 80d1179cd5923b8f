import { setImmediate } from 'node:timers/promises'
import { RosterPreview, type RosterState } from '@pathquest/core'
import { AppError } from '../runtime/errors'
import { newId } from '../runtime/tokens'
import type { Services } from '../services/services'
import { type KnownMember, rosterKey } from './changes'
import { runRosterTask } from './roster-task'
import {
  findImport,
  hasRunning,
  insertImport,
  insertPart,
  makeReady,
  startImport,
} from './store/imports'
import { listRosterClasses, listRosterMembers } from './store/known'

type Importing = Pick<Services, 'store' | 'secrets' | 'now'>

const MEMBERS_AT_ONCE = 500

/** Reads a roster and stores what it would change, to be looked at; nothing else is changed. */
export async function readRoster(
  { store, secrets, now }: Importing,
  profileId: string,
  bytes: Uint8Array,
): Promise<void> {
  const { db } = store
  if (await hasRunning(db, profileId)) throw new AppError('roster_running')
  const key = rosterKey(secrets, profileId)
  const { preview, parts, leaving } = await runRosterTask({
    bytes,
    key,
    classes: [JSON.stringify(await listRosterClasses(db, profileId))],
    members: await knownMembers({ store }, profileId),
  })
  const id = newId('roster')
  const all = [
    ...parts.map((changes) => ({ changes, isLeaving: false })),
    ...leaving.map((changes) => ({ changes, isLeaving: true })),
  ]
  await insertImport(db, { id, profileId, preview, total: all.length, createdAt: now() })
  for (const [seq, part] of all.entries()) {
    await insertPart(db, { importId: id, seq, ...part })
    // SQLite runs in the thread that serves everybody.
    await setImmediate()
  }
  if (!(await makeReady(db, { id, profileId }))) throw new AppError('roster_running')
}

async function knownMembers(
  { store }: Pick<Services, 'store'>,
  teacherId: string,
): Promise<string[]> {
  const pages: string[] = []
  let after: KnownMember | undefined
  for (;;) {
    const page = await listRosterMembers(store.db, { teacherId, after, limit: MEMBERS_AT_ONCE })
    if (page.length === 0) return pages
    pages.push(JSON.stringify(page))
    after = page.at(-1)
    await setImmediate()
  }
}

export async function rosterState(
  { store }: Pick<Services, 'store'>,
  profileId: string,
): Promise<RosterState> {
  const found = await findImport(store.db, profileId)
  if (!found) return { roster: null }
  const { id, status, done, total, skipped, preview } = found
  return {
    roster: {
      id,
      status: status as 'ready' | 'running' | 'done',
      done,
      total,
      skipped,
      preview: RosterPreview.parse(JSON.parse(preview)),
    },
  }
}

export async function startRoster(
  { store }: Pick<Services, 'store'>,
  roster: { id: string; profileId: string; leave: boolean },
): Promise<void> {
  if (!(await startImport(store.db, roster))) throw new AppError('roster_not_found')
}
