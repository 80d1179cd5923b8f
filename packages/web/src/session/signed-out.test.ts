import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A browser-like storage: only its contents matter here. */
function aStorage(): Storage {
  const stored = new Map<string, string>()
  return {
    get length() {
      return stored.size
    },
    key: (at) => [...stored.keys()][at] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  }
}

let otherTab: BroadcastChannel
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('sessionStorage', aStorage())
  otherTab = new BroadcastChannel('pathquest.signedOut')
})
afterEach(() => {
  otherTab.close()
  vi.unstubAllGlobals()
})

/** The modules of a newly opened tab. */
const openTab = async () => ({
  ...(await import('./signed-out')),
  ...(await import('../api/seat-store')),
  ...(await import('./draft-store')),
  ...(await import('./draft-store')),
})

test('after signing out nobody can play in that name: seats are removed, and other tabs are notified', async () => {
  const {
    seats,
    storeGuestSeat: keepGuestSeat,
    lastSeat,
    formerSeat,
    announceSignOut: tellSignedOut,
  } = await openTab()
  seats.set('gs_one', 'of the tab')
  seats.set('gs_two', 'of the tab as well')
  keepGuestSeat({ sessionId: 'gs_guest', seatToken: 'of the browser' })
  sessionStorage.setItem('pathquest.comparison', 'kept')
  const notified = new Promise((heard) =>
    otherTab.addEventListener('message', heard, { once: true }),
  )
  tellSignedOut()
  await notified
  expect([lastSeat(), formerSeat()]).toEqual([null, null])
  expect(['gs_one', 'gs_two', 'gs_guest'].map(seats.get)).toEqual([null, null, null])
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1])
})

test('a notified tab deletes its seats and reloads', async () => {
  const { seats, followSignOuts } = await openTab()
  seats.set('gs_one', 'of the tab')
  let stop = () => {}
  const begun = new Promise<void>((reload) => {
    stop = followSignOuts(reload)
  })
  otherTab.postMessage(null)
  await begun
  stop()
  expect(seats.get('gs_one')).toBeNull()
})

const writing = { profileId: 'p_teacher', setId: null }

test.each(['here', 'in another tab'])('signed out %s, no unsaved draft stays', async (where) => {
  const {
    draftStore,
    importStore,
    announceSignOut: tellSignedOut,
    followSignOuts,
  } = await openTab()
  draftStore.write('p_teacher', 'set-new', { title: 'Bridges' })
  importStore.write(writing, { rows: [] })
  localStorage.setItem('pathquest-draft:question-of-an-earlier-release', '{}')
  localStorage.setItem('pathquest-theme', 'dark')
  if (where === 'here') tellSignedOut()
  else {
    let stop = () => {}
    await new Promise<void>((reload) => {
      stop = followSignOuts(reload)
      otherTab.postMessage(null)
    })
    stop()
  }
  expect([localStorage.key(0), localStorage.length]).toEqual(['pathquest-theme', 1])
  expect(sessionStorage.length).toBe(0)
})

test('a draft is offered only to its account, and is deleted when another one signs in', async () => {
  const { draftStore, clearDrafts: forgetDrafts } = await openTab()
  for (const profileId of ['p_one', 'p_two']) draftStore.write(profileId, 'set-new', profileId)
  expect(draftStore.read('p_one', 'set-new')).toBe('p_one')
  expect(draftStore.read('p_three', 'set-new')).toBeUndefined()
  forgetDrafts('p_two')
  expect(draftStore.read('p_one', 'set-new')).toBeUndefined()
  expect(draftStore.read('p_two', 'set-new')).toBe('p_two')
})

test('an import is resumed only by the same account, into the same set', async () => {
  const { importStore } = await openTab()
  const of = { profileId: 'p_one', setId: 'qs_one' }
  importStore.write(of, 'rows')
  expect(importStore.read(of)).toBe('rows')
  expect(importStore.read({ ...of, setId: 'qs_two' })).toBeNull()
  expect(importStore.read({ ...of, setId: null })).toBeNull()
  expect(importStore.read({ ...of, profileId: 'p_two' })).toBeNull()
})

test('a seat survives closing its tab only for a guest', async () => {
  const { seats, storeGuestSeat: keepGuestSeat } = await openTab()
  seats.set('gs_account', 'an account’s')
  seats.set('gs_guest', 'a guest’s')
  keepGuestSeat({ sessionId: 'gs_guest', seatToken: 'a guest’s' })
  vi.stubGlobal('sessionStorage', aStorage())
  vi.resetModules()
  const later = await openTab()
  expect(['gs_account', 'gs_guest'].map(later.seats.get)).toEqual([null, 'a guest’s'])
})
