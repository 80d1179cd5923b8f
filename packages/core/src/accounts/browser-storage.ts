/**
 * Every cookie and every browser storage key with its purpose: /privacy lists each, and tests
 * compare this list with what is set. Over https, cookie names get the prefix `__Secure-` or
 * `__Host-`. A name that ends with `.` or `:` is a prefix; an id follows it.
 */
export const BROWSER_STORAGE = {
  session: ['pathquest.session_token', 'pathquest.dont_remember'],
  device: ['pq_device'],
  provider: ['pathquest.oauth_state', 'pathquest.sign_up'],
  age: ['pathquest.age', 'pathquest-signup-closed'],
  course: ['pathquest-lti', 'pathquest.visit'],
  seat: ['pathquest.seat.', 'pathquest.formerSeat'],
  host: ['pathquest.tab'],
  choices: [
    'pathquest-theme',
    'pathquest-language',
    'pathquest.sound',
    'pathquest.volume',
    'pathquest.submit',
    'pathquest.state',
  ],
  comparison: ['pathquest.comparison'],
  writing: ['pathquest-draft:', 'pathquest.import'],
} as const

export type BrowserStorage = keyof typeof BROWSER_STORAGE
