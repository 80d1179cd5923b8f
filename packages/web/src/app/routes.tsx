import type { RouteEntry } from '../shell/route-table'

/**
 * All pages, in navigation order. Header, sidebar, profile menu and every link that depends on a
 * page's existence derive from this table: a new page is one entry.
 */
export const routes: readonly RouteEntry[] = [
  {
    path: '/',
    access: 'public',
    chrome: 'bare',
    load: () => import('../pages/home/HomePage').then((m) => ({ default: m.HomePage })),
  },
  {
    path: '/login',
    title: 'title.login',
    access: 'public',
    load: () => import('../pages/login/LoginPage').then((m) => ({ default: m.LoginPage })),
  },
  {
    path: '/signup',
    title: 'title.signup',
    access: 'public',
    load: () => import('../pages/signup/SignUpPage').then((m) => ({ default: m.SignUpPage })),
  },
  {
    path: '/forgot-password',
    title: 'title.forgotPassword',
    access: 'public',
    load: () =>
      import('../pages/forgot-password/ForgotPasswordPage').then((m) => ({
        default: m.ForgotPasswordPage,
      })),
  },
  {
    // Opened by an email link.
    path: '/reset-password',
    title: 'title.resetPassword',
    access: 'public',
    load: () =>
      import('../pages/reset-password/ResetPasswordPage').then((m) => ({
        default: m.ResetPasswordPage,
      })),
  },
  {
    // Opened by an email link, on any device: no sign-in required.
    path: '/verify-email',
    title: 'title.verifyEmail',
    access: 'public',
    load: () =>
      import('../pages/verify-email/VerifyEmailPage').then((m) => ({
        default: m.VerifyEmailPage,
      })),
  },
  {
    path: '/dashboard',
    title: 'title.dashboard',
    access: 'signed-in',
    load: () =>
      import('../pages/dashboard/DashboardPage').then((m) => ({ default: m.DashboardPage })),
    nav: {
      header: 'nav.dashboard',
      sidebar: { label: 'nav.dashboard', icon: 'dashboard' },
    },
  },
  {
    path: '/careers',
    title: 'title.careers',
    access: 'public',
    load: () => import('../pages/careers/CareersPage').then((m) => ({ default: m.CareersPage })),
    nav: {
      header: 'nav.careers',
      sidebar: { label: 'nav.exploreCareers', icon: 'careers' },
    },
  },
  {
    path: '/collection',
    title: 'title.collection',
    access: 'signed-in',
    load: () =>
      import('../pages/collection/CollectionPage').then((m) => ({ default: m.CollectionPage })),
    nav: {
      header: 'nav.pathkeys',
      sidebar: { label: 'nav.myPathkeys', icon: 'pathkeys' },
    },
  },
  {
    path: '/interests',
    title: 'title.interests',
    access: 'signed-in',
    load: () =>
      import('../pages/interests/InterestsPage').then((m) => ({ default: m.InterestsPage })),
    nav: { sidebar: { label: 'nav.interests', icon: 'interests', for: 'student' } },
  },
  {
    path: '/how-to-play',
    title: 'title.howToPlay',
    access: 'public',
    load: () =>
      import('../pages/how-to-play/HowToPlayPage').then((m) => ({ default: m.HowToPlayPage })),
    nav: { header: 'nav.howToPlay' },
  },
  {
    path: '/question-sets/import',
    title: 'title.questionImport',
    access: 'teacher',
    load: () =>
      import('../pages/question-import/ImportPage').then((m) => ({ default: m.ImportPage })),
  },
  {
    path: '/host-game',
    title: 'title.hostGame',
    access: 'teacher',
    load: () =>
      import('../pages/host-game/HostGamePage').then((m) => ({ default: m.HostGamePage })),
    nav: {
      sidebar: { label: 'nav.hostGame', icon: 'host', for: 'teacher', group: 'teaching' },
    },
  },
  {
    path: '/question-sets',
    title: 'title.questionSets',
    access: 'teacher',
    load: () =>
      import('../pages/question-sets/QuestionSetsPage').then((m) => ({
        default: m.QuestionSetsPage,
      })),
    nav: {
      sidebar: { label: 'nav.questionSets', icon: 'sets', for: 'teacher', group: 'teaching' },
    },
  },
  {
    path: '/question-sets/:id',
    title: 'title.questionSets',
    access: 'teacher',
    load: () =>
      import('../pages/question-set/QuestionSetPage').then((m) => ({ default: m.QuestionSetPage })),
  },
  {
    path: '/join-game',
    title: 'title.joinGame',
    access: 'public',
    load: () =>
      import('../pages/join-game/JoinGamePage').then((m) => ({ default: m.JoinGamePage })),
    nav: { sidebar: { label: 'nav.joinGame', icon: 'join', for: 'student' } },
  },
  {
    path: '/market',
    title: 'title.market',
    access: 'student',
    load: () => import('../pages/market/MarketPage').then((m) => ({ default: m.MarketPage })),
    nav: { sidebar: { label: 'nav.market', icon: 'market', for: 'student' } },
  },
  {
    path: '/children',
    title: 'title.children',
    access: 'parent',
    load: () => import('../pages/children/ChildrenPage').then((m) => ({ default: m.ChildrenPage })),
    nav: { sidebar: { label: 'nav.myChildren', icon: 'children', for: 'parent' } },
  },
  {
    path: '/profile',
    title: 'title.profile',
    access: 'signed-in',
    load: () => import('../pages/profile/ProfilePage').then((m) => ({ default: m.ProfilePage })),
    nav: { profileMenu: 'nav.profile' },
  },
  {
    path: '/settings',
    title: 'nav.settings',
    access: 'signed-in',
    load: () => import('../pages/settings/SettingsPage').then((m) => ({ default: m.SettingsPage })),
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
    load: () => import('../pages/game/GamePage').then((m) => ({ default: m.GamePage })),
  },
  {
    path: '/game/:sessionId/screen',
    title: 'title.game',
    access: 'public',
    chrome: 'bare',
    load: () => import('../pages/game/GameScreenPage').then((m) => ({ default: m.GameScreenPage })),
  },
  {
    path: '/students',
    title: 'title.students',
    access: 'teacher',
    load: () => import('../pages/students/StudentsPage').then((m) => ({ default: m.StudentsPage })),
    nav: {
      sidebar: { label: 'nav.myStudents', icon: 'students', for: 'teacher', group: 'teaching' },
    },
  },
  {
    path: '/students/:profileId',
    title: 'title.students',
    access: 'teacher',
    load: () => import('../pages/students/StudentPage').then((m) => ({ default: m.StudentPage })),
  },
  {
    path: '/analytics',
    title: 'title.analytics',
    access: 'teacher',
    load: () =>
      import('../pages/analytics/AnalyticsPage').then((m) => ({ default: m.AnalyticsPage })),
    nav: {
      sidebar: { label: 'nav.analytics', icon: 'analytics', for: 'teacher', group: 'teaching' },
    },
  },
  {
    path: '/analytics/games/:sessionId',
    title: 'title.report',
    access: 'teacher',
    load: () =>
      import('../pages/game-report/GameReportPage').then((m) => ({ default: m.GameReportPage })),
  },
  {
    path: '/embed',
    title: 'title.embed',
    access: 'public',
    load: () => import('../pages/embed/EmbedPage').then((m) => ({ default: m.EmbedPage })),
    nav: {
      sidebar: { label: 'nav.embed', icon: 'embed', for: 'teacher', group: 'teaching' },
    },
  },
  {
    path: '/developers',
    title: 'title.developers',
    access: 'public',
    load: () =>
      import('../pages/developers/DevelopersPage').then((m) => ({ default: m.DevelopersPage })),
  },
  {
    path: '/admin/lms',
    title: 'title.adminLms',
    access: 'admin',
    load: () =>
      import('../pages/admin-lms/AdminLmsPage').then((m) => ({ default: m.AdminLmsPage })),
    nav: {
      sidebar: { label: 'nav.adminLms', icon: 'lms', for: 'admin', group: 'administration' },
    },
  },
  {
    path: '/admin/people',
    title: 'title.adminPeople',
    access: 'admin',
    load: () =>
      import('../pages/admin-people/AdminPeoplePage').then((m) => ({ default: m.AdminPeoplePage })),
    nav: {
      sidebar: { label: 'nav.adminPeople', icon: 'people', for: 'admin', group: 'administration' },
    },
  },
  {
    path: '/admin/reports',
    title: 'title.adminReports',
    access: 'admin',
    load: () =>
      import('../pages/admin-reports/AdminReportsPage').then((m) => ({
        default: m.AdminReportsPage,
      })),
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
    load: () =>
      import('../pages/link-account/LinkAccountPage').then((m) => ({
        default: m.LinkAccountPage,
      })),
  },
  {
    path: '/contact',
    title: 'title.contact',
    access: 'public',
    load: () => import('../pages/contact/ContactPage').then((m) => ({ default: m.ContactPage })),
  },
  {
    path: '/privacy',
    title: 'title.privacy',
    access: 'public',
    load: () => import('../pages/privacy/PrivacyPage').then((m) => ({ default: m.PrivacyPage })),
  },
  {
    path: '/terms',
    title: 'title.terms',
    access: 'public',
    load: () => import('../pages/terms/TermsPage').then((m) => ({ default: m.TermsPage })),
  },
]
