const STORAGE_KEY = 'pathquest-signup-closed'

/** Whether somebody under 13 was here in this browser session. No date is kept, only this mark. */
export function isSignUpClosed(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return closedWithoutStorage
  }
}

let closedWithoutStorage = false

export function closeSignUp() {
  closedWithoutStorage = true
  try {
    sessionStorage.setItem(STORAGE_KEY, '1')
  } catch {
    // Framed without storage: the mark lasts as long as the page.
  }
}
