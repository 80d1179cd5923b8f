import type { RouteEntry } from './route-entry'

/**
 * Pages that the navigation leads to, in its order; header, sidebar and profile menu derive from this
 * table. Pages that load without the router have it too: what only the router needs is in `routes.ts`.
 */
export const navRoutes = [
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
    path: '/join-game',
    title: 'title.joinGame',
    access: 'public',
    nav: { sidebar: { label: 'nav.joinGame', icon: 'join', for: 'student' } },
  },
  {
    path: '/my-homework',
    title: 'title.myHomework',
    access: 'student',
    nav: { sidebar: { label: 'nav.homework', icon: 'homework', for: 'student' } },
  },
  {
    path: '/my-plan',
    title: 'title.myPlan',
    access: 'student',
    nav: { sidebar: { label: 'nav.myPlan', icon: 'plan', for: 'student' } },
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
    path: '/classes',
    title: 'title.classes',
    access: 'teacher',
    nav: {
      sidebar: { label: 'nav.classes', icon: 'classes', for: 'teacher', group: 'teaching' },
    },
  },
  {
    path: '/homework',
    title: 'title.homework',
    access: 'teacher',
    nav: {
      sidebar: { label: 'nav.homework', icon: 'homework', for: 'teacher', group: 'teaching' },
    },
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
    path: '/analytics',
    title: 'title.analytics',
    access: 'teacher',
    nav: {
      sidebar: { label: 'nav.analytics', icon: 'analytics', for: 'teacher', group: 'teaching' },
    },
  },
  {
    path: '/school',
    title: 'title.school',
    access: 'teacher',
    nav: {
      sidebar: { label: 'nav.school', icon: 'school', for: 'teacher', group: 'teaching' },
    },
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
    path: '/admin/schools',
    title: 'title.adminSchools',
    access: 'admin',
    nav: {
      sidebar: {
        label: 'nav.adminSchools',
        icon: 'school',
        for: 'admin',
        group: 'administration',
      },
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
] as const satisfies readonly RouteEntry[]
