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
