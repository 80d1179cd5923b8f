/**
 * Every cookie and every mark in a browser's storage, by what it is for: /privacy tells of each, and
 * tests hold this list against what is set. Where https is spoken names of cookies begin with
 * `__Secure-` or `__Host-`. A name that ends with `.` or `:` is followed by what it is of.
 */
export const BROWSER_STORAGE = {
  session: ['pathquest.session_token', 'pathquest.dont_remember'],
  device: ['pq_device'],
  provider: ['pathquest.oauth_state', 'pathquest.sign_up'],
  age: ['pathquest.age', 'pathquest-signup-closed'],
  course: ['pathquest-lti', 'pathquest.visit'],
  seat: ['pathquest.seat.', 'pathquest.formerSeat'],
  host: ['pathquest.tab'],
  choices: ['pathquest-theme', 'pathquest-language', 'pathquest.sound'],
  comparison: ['pathquest.comparison'],
  writing: ['pathquest-draft:', 'pathquest.import'],
} as const

export type BrowserStorage = keyof typeof BROWSER_STORAGE
