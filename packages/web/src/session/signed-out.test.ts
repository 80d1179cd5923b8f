import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** As a browser's, without one: what stands in it is all that counts here. */
function aStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
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

/** The modules of a tab that was just opened. */
const openTab = async () => ({
  ...(await import('./signed-out')),
  ...(await import('../api/seat-store')),
  ...(await import('./draft-store')),
  ...(await import('./draft-store')),
})

test('nobody plays on in the name of who signed out: no seat stays, and other tabs are told', async () => {
  const { seats, keepGuestSeat, lastSeat, formerSeat, tellSignedOut } = await openTab()
  seats.set('gs_one', 'of the tab')
  seats.set('gs_two', 'of the tab as well')
  keepGuestSeat({ sessionId: 'gs_guest', seatToken: 'of the browser' })
  sessionStorage.setItem('pathquest.comparison', 'kept')
  const told = new Promise((heard) => otherTab.addEventListener('message', heard, { once: true }))
  tellSignedOut()
  await told
  expect([lastSeat(), formerSeat()]).toEqual([null, null])
  expect(['gs_one', 'gs_two', 'gs_guest'].map(seats.get)).toEqual([null, null, null])
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1])
})

test('a tab that hears of it forgets its seats and begins anew', async () => {
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

test.each(['here', 'in another tab'])(
  'signed out %s, nothing that was being written stays',
  async (where) => {
    const { draftStore, importStore, tellSignedOut, followSignOuts } = await openTab()
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
  },
)

test('a draft is offered to its account alone, and goes where another one signs in', async () => {
  const { draftStore, forgetDrafts } = await openTab()
  for (const profileId of ['p_one', 'p_two']) draftStore.write(profileId, 'set-new', profileId)
  expect(draftStore.read('p_one', 'set-new')).toBe('p_one')
  expect(draftStore.read('p_three', 'set-new')).toBeUndefined()
  forgetDrafts('p_two')
  expect(draftStore.read('p_one', 'set-new')).toBeUndefined()
  expect(draftStore.read('p_two', 'set-new')).toBe('p_two')
})

test('an import is gone on with by who began it, into the set that it was for', async () => {
  const { importStore } = await openTab()
  const of = { profileId: 'p_one', setId: 'qs_one' }
  importStore.write(of, 'rows')
  expect(importStore.read(of)).toBe('rows')
  expect(importStore.read({ ...of, setId: 'qs_two' })).toBeNull()
  expect(importStore.read({ ...of, setId: null })).toBeNull()
  expect(importStore.read({ ...of, profileId: 'p_two' })).toBeNull()
})

test('a seat outlives its tab only where a guest took it', async () => {
  const { seats, keepGuestSeat } = await openTab()
  seats.set('gs_account', 'an account’s')
  seats.set('gs_guest', 'a guest’s')
  keepGuestSeat({ sessionId: 'gs_guest', seatToken: 'a guest’s' })
  vi.stubGlobal('sessionStorage', aStorage())
  vi.resetModules()
  const later = await openTab()
  expect(['gs_account', 'gs_guest'].map(later.seats.get)).toEqual([null, 'a guest’s'])
})
