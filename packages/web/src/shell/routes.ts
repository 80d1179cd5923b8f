import { navRoutes } from './nav-routes'
import type { RouteEntry } from './route-entry'

/** All pages. What each loads: `pages/index.ts`. */
export const routes = [
  ...navRoutes,
  {
    path: '/',
    access: 'public',
    chrome: 'bare',
  },
  {
    path: '/login',
    title: 'title.login',
    access: 'public',
  },
  {
    path: '/signup',
    title: 'title.signup',
    access: 'public',
  },
  {
    // Opened by the QR code of a sign-in card.
    path: '/card',
    title: 'title.card',
    access: 'public',
  },
  {
    path: '/forgot-password',
    title: 'title.forgotPassword',
    access: 'public',
  },
  {
    // Opened by an email link.
    path: '/reset-password',
    title: 'title.resetPassword',
    access: 'public',
  },
  {
    // Opened by an email link, on any device: no sign-in required.
    path: '/verify-email',
    title: 'title.verifyEmail',
    access: 'public',
  },
  {
    path: '/question-sets/import',
    title: 'title.questionImport',
    access: 'teacher',
  },
  {
    path: '/question-sets/:id',
    title: 'title.questionSets',
    access: 'teacher',
  },
  {
    path: '/question-sets/:id/print',
    title: 'title.setPrint',
    access: 'teacher',
  },
  {
    path: '/question-sets/:id/counts',
    title: 'title.paperCounts',
    access: 'teacher',
  },
  {
    // For every seat in the game, with an account or without.
    path: '/game/:sessionId/*',
    title: 'title.game',
    access: 'public',
    chrome: 'bare',
  },
  {
    path: '/game/:sessionId/screen',
    title: 'title.game',
    access: 'public',
    chrome: 'bare',
  },
  {
    path: '/classes/:id',
    title: 'title.classes',
    access: 'teacher',
  },
  {
    path: '/classes/:id/cards',
    title: 'title.classCards',
    access: 'teacher',
  },
  {
    // Opened by a colleague's link.
    path: '/class-invite',
    title: 'title.classInvite',
    access: 'teacher',
  },
  {
    // Opened by a colleague's link.
    path: '/school-invite',
    title: 'title.schoolInvite',
    access: 'teacher',
  },
  {
    path: '/homework/new',
    title: 'title.giveHomework',
    access: 'teacher',
  },
  {
    // Opened by whoever has its link, on any device.
    path: '/homework/:id',
    title: 'title.homework',
    access: 'public',
  },
  {
    path: '/homework/:id/certificate',
    title: 'title.certificate',
    access: 'student',
  },
  {
    path: '/my-plan/certificate',
    title: 'title.certificate',
    access: 'student',
  },
  {
    path: '/students/:profileId/plan',
    title: 'title.plan',
    access: 'teacher',
  },
  {
    path: '/children/:id/plan',
    title: 'title.plan',
    access: 'parent',
  },
  {
    path: '/students/:profileId',
    title: 'title.students',
    access: 'teacher',
  },
  {
    path: '/analytics/games/:sessionId',
    title: 'title.report',
    access: 'teacher',
  },
  {
    path: '/analytics/games/:sessionId/counts',
    title: 'title.paperCounts',
    access: 'teacher',
  },
  {
    path: '/developers',
    title: 'title.developers',
    access: 'public',
  },
  {
    // Opened from a course with a one-time code; it requests a sign-in itself and preserves the
    // code.
    path: '/link-account',
    title: 'title.linkAccount',
    access: 'public',
  },
  {
    path: '/contact',
    title: 'title.contact',
    access: 'public',
  },
  {
    path: '/privacy',
    title: 'title.privacy',
    access: 'public',
  },
  {
    path: '/terms',
    title: 'title.terms',
    access: 'public',
  },
] as const satisfies readonly RouteEntry[]

export type RoutePath = (typeof routes)[number]['path']
