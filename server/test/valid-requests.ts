import type { Who } from './access-policy'

export const SET = 'qs_nurse-shift'
const CAREER = 'ca_electrician'
export const A_SET = { title: 'Bees at work', subject: 'Science', gradeLevel: [8] }
export const A_QUESTION = {
  questionText: 'Who looks after bees?',
  options: [
    { text: 'A beekeeper', isCorrect: true },
    { text: 'A roofer', isCorrect: false },
  ],
}
/** They take bytes: there are no fields to test. */
export const TAKES_BYTES = [
  'POST /api/question-images',
  'POST /api/question-imports',
  'POST /api/rosters',
]

/** The game that a request is about. */
export interface RequestedGame {
  id: string
  gameCode: string
  guestId: string
}

/**
 * Repeating these changes nothing for a seated player; and an account may create only so many games
 * at once.
 */
const CHANGES_ENTRY =
  /\/(unlock|only-link|allow-code|allow-late-join|second-step|one-step|mute-reactions|allow-reactions|extra-time|approve-name|accept-answer|mark-answers|show-remark|show-how|hide-how|crew|deal-crews)$/
export const changesGame = (name: string): boolean =>
  /^(?!GET)\w+ \/api\/games?\//.test(name) && !CHANGES_ENTRY.test(name)

/** A request that is valid apart from who sends it. */
export function bodyFor(name: string, game: RequestedGame, who: Who): object | undefined {
  if (name.startsWith('GET')) return undefined
  const bodies: Record<string, object> = {
    'POST /api/auth/sign-in': { email: 'nobody@school.example', password: 'wrong password' },
    'POST /api/auth/sign-up': {
      email: 'x',
      password: 'x',
      fullName: 'X',
      role: 'student',
      birthMonth: 1,
      birthYear: 1990,
    },
    'POST /api/auth/age-check': { birthMonth: 1, birthYear: 1990 },
    'POST /api/auth/forgot-password': { email: 'nobody@school.example' },
    'POST /api/auth/reset-password': { token: 'unknown', password: 'a quiet river' },
    'POST /api/auth/verify-email': { token: 'unknown' },
    'POST /api/auth/confirm-sign-up': { token: 'unknown' },
    'POST /api/auth/social': { provider: 'google' },
    'POST /api/auth/social-sign-up': {
      fullName: 'X',
      role: 'student',
      terms: true,
      birthMonth: 1,
      birthYear: 1990,
    },
    'POST /api/games': { questionSetId: SET, sessionType: 'solo' },
    'POST /api/career-quests': { careerId: CAREER },
    'POST /api/games/join': { gameCode: game.gameCode, displayName: 'Max' },
    'POST /api/games/{id}/ticket':
      who === 'host' ? { role: 'host', tab: 'tab-of-host' } : { role: 'player' },
    'POST /api/games/{id}/moves': { id: 'move-1', move: { type: 'answer' } },
    'POST /api/games/{id}/kick': { playerId: game.guestId },
    'POST /api/games/{id}/extra-time': { playerId: game.guestId, factor: 1.5 },
    'POST /api/games/{id}/accept-answer': { questionId: 'unknown', answer: 'nurse' },
    'POST /api/games/{id}/mark-answers': {
      questionId: 'unknown',
      counts: [{ answer: 0, count: 1 }],
    },
    'POST /api/games/{id}/show-remark': { playerId: game.guestId, remark: 'It helps people.' },
    'POST /api/games/{id}/rename': { playerId: game.guestId },
    'POST /api/games/{id}/crew': { playerId: game.guestId, crew: 1 },
    'POST /api/games/{id}/seat-code': { playerId: game.guestId },
    'POST /api/game/initialize': { sessionId: game.id },
    'POST /api/game/startQuestion': { sessionId: game.id },
    'POST /api/game/advanceQuestion': { sessionId: game.id },
    'POST /api/session': { code: 'unknown' },
    'POST /api/children': { code: 'unknown' },
    'POST /api/auth/card': { code: 'unknown' },
    'POST /api/classes': { name: 'Careers 7' },
    'POST /api/classes/accept': { token: 'unknown' },
    'POST /api/classes/{id}/students': { names: ['Ana'] },
    'PUT /api/paper-games/{id}': {
      questionSetId: 'qs_00000000000000000000',
      updatedAt: 1,
      classId: null,
      papers: 20,
      questions: [],
    },
    'POST /api/my-classes': { code: 'unknown' },
    'PUT /api/account/school': { schoolId: null },
    'POST /api/school': { name: 'Riverside Middle School' },
    'POST /api/school/invite': { role: 'teacher' },
    'POST /api/school/invite/preview': { token: 'unknown' },
    'POST /api/school/accept': { token: 'unknown' },
    'PATCH /api/school/staff/{profileId}': { role: 'counsellor' },
    'POST /api/school/classes/{id}/hand-over': { from: 'pf_1', to: 'pf_2' },
    'POST /api/admin/schools': { name: 'Riverside Middle School' },
    'POST /api/admin/schools/{id}': { isConfirmed: true },
    'POST /api/homework': {
      title: 'Nurses',
      content: { kind: 'sets', setIds: ['qs_nurse-shift'] },
      classId: null,
    },
    'PUT /api/homework/{id}/students/{profileId}': { extendedTo: null },
    'POST /api/account/own': {
      cardCode: 'unknown',
      classCode: 'unknown',
      email: 'nobody@school.example',
      password: 'a quiet river',
      birthMonth: 1,
      birthYear: 1990,
    },
    'POST /api/account/card/preview': { cardCode: 'unknown', classCode: 'unknown' },
    'POST /api/rosters/{id}/apply': { leave: false },
    'POST /api/account/card': { cardCode: 'unknown', classCode: 'unknown' },
    'POST /api/market/openings': { packId: 'trail', purchaseId: '0'.repeat(32) },
    'POST /api/market/cosmetics': { cosmeticId: 'unknown' },
    'PUT /api/market/worn': { slot: 'avatar', cosmeticId: null },
    'PUT /api/interests': { form: 1, answers: {} },
    'PUT /api/my-plan/goals': { goals: [{ text: 'Meet a nurse' }] },
    'PUT /api/my-plan/reflections/{id}': { question: 'liked', tap: 'helping' },
    'POST /api/students/{profileId}/plan/reviews': { comment: 'Well done' },
    'POST /api/question-sets': A_SET,
    'PATCH /api/question-sets/{id}': { ...A_SET, updatedAt: 1 },
    'DELETE /api/question-sets/{id}': { updatedAt: 1 },
    'POST /api/question-sets/{id}/questions': { questions: [A_QUESTION] },
    'PUT /api/question-sets/{id}/questions/order': { questionIds: [], updatedAt: 1 },
    'PATCH /api/question-sets/{id}/questions/{questionId}': { ...A_QUESTION, updatedAt: 1 },
    'DELETE /api/question-sets/{id}/questions/{questionId}': { updatedAt: 1 },
    'POST /api/question-sets/{id}/share': { right: 'copy' },
    'DELETE /api/question-sets/{id}/share': { right: 'copy' },
    'POST /api/question-set-shares/accept': { token: 'unknown' },
    'POST /api/question-sets/{id}/report': { reason: 'other' },
    'POST /api/admin/set-reviews/{id}': { decision: 'allow', updatedAt: 1 },
    'POST /api/admin/question-reports/{questionId}': { outcome: 'mended' },
    'PUT /api/lti/content': {
      content: { kind: 'question_set', contentId: SET },
    },
    'PUT /api/lti/extra-times': { id: 'somebody', factor: 1.5 },
    'POST /api/lti/deep-linking': { items: [] },
    'POST /api/account-links/preview': { code: 'unknown' },
    'POST /api/account-links': { code: 'unknown' },
    'POST /api/admin/lti/platforms': {
      name: 'Moodle',
      issuer: 'https://moodle.example',
      clientId: 'client-1',
      authUrl: 'https://moodle.example/auth',
      tokenUrl: 'https://moodle.example/token',
      jwksUrl: 'https://moodle.example/keys',
    },
    'PATCH /api/admin/lti/platforms/{id}': { name: 'Moodle' },
    'POST /api/admin/lti/platforms/{id}/deployments': { deploymentId: '1' },
    'DELETE /api/admin/lti/platforms/{id}/deployments': { deploymentId: '1' },
    'POST /api/admin/lti/invites': { name: 'Moodle' },
  }
  return bodies[name] ?? {}
}

/** An id of the kind that the path names. */
export function idIn(path: string, game: RequestedGame): string {
  if (/^\/api\/(careers|bookmarks)/.test(path)) return CAREER
  // An unknown id: which set a teacher may use is tested with the feature.
  if (path.startsWith('/api/question-sets')) return 'qs_00000000000000000000'
  if (path.startsWith('/api/lti/question-sets')) return SET
  const unknown = '0'.repeat(20)
  // The caller makes it.
  if (path.startsWith('/api/paper-games')) return `gs_${unknown}`
  if (/^\/api\/(my-)?classes/.test(path)) return `cl_${unknown}`
  if (path.startsWith('/api/school/classes')) return `cl_${unknown}`
  if (path.startsWith('/api/admin/schools')) return `sc_${unknown}`
  if (path.startsWith('/api/homework')) return `hw_${unknown}`
  if (path.startsWith('/api/plan-concerns')) return `cn_${unknown}`
  if (path.startsWith('/api/admin/lti/platforms')) return `lp_${unknown}`
  return path.startsWith('/api/admin/lti/invites') ? `li_${unknown}` : game.id
}

export function pathFor(path: string, game: RequestedGame, who: Who): string {
  const role = who === 'host' ? 'role=host&tab=tab-of-host' : 'role=player'
  const query: Record<string, string> = {
    '/api/games': '?role=hosted',
    '/api/games/{id}/view': `?${role}`,
    '/api/schools': '?q=river',
    '/api/question-sets/{id}/export': '?format=gift',
  }
  const filled = path
    .replace('{id}', idIn(path, game))
    .replace('{token}', 'unknown')
    .replace('{provider}', 'google')
  return filled + (query[path] ?? '')
}
