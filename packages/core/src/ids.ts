/** Ids are text with a prefix for what they identify; the rest is 20 characters from a CSPRNG. */
export const ID_PREFIX = {
  profile: 'pf',
  session: 'gs',
  player: 'gp',
  answer: 'ga',
  questionSet: 'qs',
  question: 'qn',
  questionReport: 'qr',
  career: 'ca',
  pathkey: 'pk',
  userPathkey: 'up',
  ledgerEntry: 'tl',
  draw: 'pd',
  packOpening: 'po',
  ltiPlatform: 'lp',
  ltiContext: 'lc',
  ltiLink: 'll',
  ltiLaunch: 'lx',
  ltiScore: 'lt',
  ltiInvite: 'li',
  roomStore: 'rs',
  apiProcess: 'ap',
  accountFailure: 'af',
  mail: 'ml',
  class: 'cl',
  homework: 'hw',
  roster: 'ro',
  reflection: 'rf',
  planReview: 'pr',
  concern: 'cn',
  school: 'sc',
  auditEntry: 'ae',
} as const
export type IdKind = keyof typeof ID_PREFIX

const ALPHABET = '0123456789abcdefghijkmnpqrstuvwx'

/** `bytes` are 20 random bytes; each gives five bits (100 bits in all). */
export function idFrom(kind: IdKind, bytes: Uint8Array): string {
  let id = `${ID_PREFIX[kind]}_`
  for (const byte of bytes.subarray(0, 20)) id += ALPHABET[byte & 31]
  return id
}
