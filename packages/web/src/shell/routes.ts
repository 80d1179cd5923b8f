import type { UserType } from '@pathquest/core/accounts/account-choices'
import type { PlainKey } from '@pathquest/ui/messages'
import type { WebMessageKey } from '../messages'
import type { navigationMessages } from '../messages/en/navigation'
import type { titleMessages } from '../messages/en/titles'
import type { NavIcon } from './nav-icons'

/** Who may open a route: anybody, any account, one role, or administrators of every role. */
export type Access = 'public' | 'signed-in' | 'admin' | UserType

export type TitleKey = PlainKey<typeof titleMessages> | WebMessageKey
type NavigationKey = PlainKey<typeof navigationMessages>

export interface RouteEntry {
  path: string
  /** The document title. */
  title?: TitleKey
  access: Access
  /** `app`: header and sidebar; `bare`: the page draws everything itself. */
  chrome?: 'app' | 'bare'
  /** Where the page appears in the navigation. */
  nav?: {
    header?: NavigationKey
    profileMenu?: NavigationKey
    sidebar?: {
      label: NavigationKey
      icon: NavIcon
      for?: UserType | 'admin'
      group?: 'teaching' | 'administration'
    }
  }
}

/**
 * All pages, in navigation order; header, sidebar and profile menu derive from this table. What each
 * loads: `pages/index.ts`.
 */
export const routes = [
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
    path: '/dashboard',
    title: 'title.dashboard',
    access: 'signed-in',
    nav: {
      header: 'nav.dashboard',
      sidebar: { label: 'nav.dashboard', icon: 'dashboard' },
    },
  },
  {
    path: '/careers',
    title: 'title.careers',
    access: 'public',
    nav: {
      header: 'nav.careers',
      sidebar: { label: 'nav.exploreCareers', icon: 'careers' },
    },
  },
  {
    path: '/collection',
    title: 'title.collection',
    access: 'signed-in',
    nav: {
      header: 'nav.pathkeys',
      sidebar: { label: 'nav.myPathkeys', icon: 'pathkeys' },
    },
  },
  {
    path: '/interests',
    title: 'title.interests',
    access: 'signed-in',
    nav: { sidebar: { label: 'nav.interests', icon: 'interests', for: 'student' } },
  },
  {
    path: '/how-to-play',
    title: 'title.howToPlay',
    access: 'public',
    nav: { header: 'nav.howToPlay' },
  },
  {
    path: '/question-sets/import',
    title: 'title.questionImport',
    access: 'teacher',
  },
  {
    path: '/host-game',
    title: 'title.hostGame',
    access: 'teacher',
    nav: {
      sidebar: { label: 'nav.hostGame', icon: 'host', for: 'teacher', group: 'teaching' },
    },
  },
  {
    path: '/question-sets',
    title: 'title.questionSets',
    access: 'teacher',
    nav: {
      sidebar: { label: 'nav.questionSets', icon: 'sets', for: 'teacher', group: 'teaching' },
    },
  },
  {
    path: '/question-sets/:id',
    title: 'title.questionSets',
    access: 'teacher',
  },
  {
    path: '/join-game',
    title: 'title.joinGame',
    access: 'public',
    nav: { sidebar: { label: 'nav.joinGame', icon: 'join', for: 'student' } },
  },
  {
    path: '/my-classes',
    title: 'title.myClasses',
    access: 'student',
    nav: { sidebar: { label: 'nav.myClasses', icon: 'classes', for: 'student' } },
  },
  {
    path: '/market',
    title: 'title.market',
    access: 'student',
    nav: { sidebar: { label: 'nav.market', icon: 'market', for: 'student' } },
  },
  {
    path: '/children',
    title: 'title.children',
    access: 'parent',
    nav: { sidebar: { label: 'nav.myChildren', icon: 'children', for: 'parent' } },
  },
  {
    path: '/profile',
    title: 'title.profile',
    access: 'signed-in',
    nav: { profileMenu: 'nav.profile' },
  },
  {
    path: '/settings',
    title: 'title.settings',
    access: 'signed-in',
    nav: {
      profileMenu: 'nav.settings',
      sidebar: { label: 'nav.settings', icon: 'settings' },
    },
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
    path: '/classes',
    title: 'title.classes',
    access: 'teacher',
    nav: {
      sidebar: { label: 'nav.classes', icon: 'classes', for: 'teacher', group: 'teaching' },
    },
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
    path: '/students',
    title: 'title.students',
    access: 'teacher',
    nav: {
      sidebar: { label: 'nav.myStudents', icon: 'students', for: 'teacher', group: 'teaching' },
    },
  },
  {
    path: '/students/:profileId',
    title: 'title.students',
    access: 'teacher',
  },
  {
    path: '/analytics',
    title: 'title.analytics',
    access: 'teacher',
    nav: {
      sidebar: { label: 'nav.analytics', icon: 'analytics', for: 'teacher', group: 'teaching' },
    },
  },
  {
    path: '/analytics/games/:sessionId',
    title: 'title.report',
    access: 'teacher',
  },
  {
    path: '/embed',
    title: 'title.embed',
    access: 'public',
    nav: {
      sidebar: { label: 'nav.embed', icon: 'embed', for: 'teacher', group: 'teaching' },
    },
  },
  {
    path: '/developers',
    title: 'title.developers',
    access: 'public',
  },
  {
    path: '/admin/lms',
    title: 'title.adminLms',
    access: 'admin',
    nav: {
      sidebar: { label: 'nav.adminLms', icon: 'lms', for: 'admin', group: 'administration' },
    },
  },
  {
    path: '/admin/people',
    title: 'title.adminPeople',
    access: 'admin',
    nav: {
      sidebar: { label: 'nav.adminPeople', icon: 'people', for: 'admin', group: 'administration' },
    },
  },
  {
    path: '/admin/reports',
    title: 'title.adminReports',
    access: 'admin',
    nav: {
      sidebar: {
        label: 'nav.adminReports',
        icon: 'reports',
        for: 'admin',
        group: 'administration',
      },
    },
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
