import type { ComponentType } from 'react'
import type { RoutePath } from '../shell/routes'

/** What each route shows, loaded when it is opened. */
export const PAGES: Record<RoutePath, () => Promise<{ default: ComponentType }>> = {
  '/': () => import('../pages/home/HomePage').then((m) => ({ default: m.HomePage })),
  '/login': () => import('../pages/login/LoginPage').then((m) => ({ default: m.LoginPage })),
  '/signup': () => import('../pages/signup/SignUpPage').then((m) => ({ default: m.SignUpPage })),
  '/forgot-password': () =>
    import('../pages/forgot-password/ForgotPasswordPage').then((m) => ({
      default: m.ForgotPasswordPage,
    })),
  '/reset-password': () =>
    import('../pages/reset-password/ResetPasswordPage').then((m) => ({
      default: m.ResetPasswordPage,
    })),
  '/verify-email': () =>
    import('../pages/verify-email/VerifyEmailPage').then((m) => ({ default: m.VerifyEmailPage })),
  '/dashboard': () =>
    import('../pages/dashboard/DashboardPage').then((m) => ({ default: m.DashboardPage })),
  '/careers': () =>
    import('../pages/careers/CareersPage').then((m) => ({ default: m.CareersPage })),
  '/collection': () =>
    import('../pages/collection/CollectionPage').then((m) => ({ default: m.CollectionPage })),
  '/interests': () =>
    import('../pages/interests/InterestsPage').then((m) => ({ default: m.InterestsPage })),
  '/how-to-play': () =>
    import('../pages/how-to-play/HowToPlayPage').then((m) => ({ default: m.HowToPlayPage })),
  '/question-sets/import': () =>
    import('../pages/question-import/ImportPage').then((m) => ({ default: m.ImportPage })),
  '/host-game': () =>
    import('../pages/host-game/HostGamePage').then((m) => ({ default: m.HostGamePage })),
  '/question-sets': () =>
    import('../pages/question-sets/QuestionSetsPage').then((m) => ({
      default: m.QuestionSetsPage,
    })),
  '/question-sets/:id': () =>
    import('../pages/question-set/QuestionSetPage').then((m) => ({ default: m.QuestionSetPage })),
  '/join-game': () =>
    import('../pages/join-game/JoinGamePage').then((m) => ({ default: m.JoinGamePage })),
  '/market': () => import('../pages/market/MarketPage').then((m) => ({ default: m.MarketPage })),
  '/children': () =>
    import('../pages/children/ChildrenPage').then((m) => ({ default: m.ChildrenPage })),
  '/profile': () =>
    import('../pages/profile/ProfilePage').then((m) => ({ default: m.ProfilePage })),
  '/settings': () =>
    import('../pages/settings/SettingsPage').then((m) => ({ default: m.SettingsPage })),
  '/game/:sessionId/*': () =>
    import('../pages/game/GamePage').then((m) => ({ default: m.GamePage })),
  '/game/:sessionId/screen': () =>
    import('../pages/game/GameScreenPage').then((m) => ({ default: m.GameScreenPage })),
  '/students': () =>
    import('../pages/students/StudentsPage').then((m) => ({ default: m.StudentsPage })),
  '/students/:profileId': () =>
    import('../pages/students/StudentPage').then((m) => ({ default: m.StudentPage })),
  '/analytics': () =>
    import('../pages/analytics/AnalyticsPage').then((m) => ({ default: m.AnalyticsPage })),
  '/analytics/games/:sessionId': () =>
    import('../pages/game-report/GameReportPage').then((m) => ({ default: m.GameReportPage })),
  '/embed': () => import('../pages/embed/EmbedPage').then((m) => ({ default: m.EmbedPage })),
  '/developers': () =>
    import('../pages/developers/DevelopersPage').then((m) => ({ default: m.DevelopersPage })),
  '/admin/lms': () =>
    import('../pages/admin-lms/AdminLmsPage').then((m) => ({ default: m.AdminLmsPage })),
  '/admin/people': () =>
    import('../pages/admin-people/AdminPeoplePage').then((m) => ({ default: m.AdminPeoplePage })),
  '/admin/reports': () =>
    import('../pages/admin-reports/AdminReportsPage').then((m) => ({
      default: m.AdminReportsPage,
    })),
  '/link-account': () =>
    import('../pages/link-account/LinkAccountPage').then((m) => ({ default: m.LinkAccountPage })),
  '/contact': () =>
    import('../pages/contact/ContactPage').then((m) => ({ default: m.ContactPage })),
  '/privacy': () =>
    import('../pages/privacy/PrivacyPage').then((m) => ({ default: m.PrivacyPage })),
  '/terms': () => import('../pages/terms/TermsPage').then((m) => ({ default: m.TermsPage })),
}
