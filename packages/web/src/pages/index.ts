import type { ComponentType } from 'react'
import type { RoutePath } from '../shell/routes'

/** What each route shows, loaded when it is opened. */
export const PAGES: Record<RoutePath, () => Promise<{ default: ComponentType }>> = {
  '/': () => import('./home/HomePage').then((m) => ({ default: m.HomePage })),
  '/login': () => import('./login/LoginPage').then((m) => ({ default: m.LoginPage })),
  '/signup': () => import('./signup/SignUpPage').then((m) => ({ default: m.SignUpPage })),
  '/card': () => import('./card/CardPage').then((m) => ({ default: m.CardPage })),
  '/forgot-password': () =>
    import('./forgot-password/ForgotPasswordPage').then((m) => ({
      default: m.ForgotPasswordPage,
    })),
  '/reset-password': () =>
    import('./reset-password/ResetPasswordPage').then((m) => ({
      default: m.ResetPasswordPage,
    })),
  '/verify-email': () =>
    import('./verify-email/VerifyEmailPage').then((m) => ({ default: m.VerifyEmailPage })),
  '/dashboard': () =>
    import('./dashboard/DashboardPage').then((m) => ({ default: m.DashboardPage })),
  '/careers': () => import('./careers/CareersPage').then((m) => ({ default: m.CareersPage })),
  '/collection': () =>
    import('./collection/CollectionPage').then((m) => ({ default: m.CollectionPage })),
  '/interests': () =>
    import('./interests/InterestsPage').then((m) => ({ default: m.InterestsPage })),
  '/how-to-play': () =>
    import('./how-to-play/HowToPlayPage').then((m) => ({ default: m.HowToPlayPage })),
  '/question-sets/import': () =>
    import('./question-import/ImportPage').then((m) => ({ default: m.ImportPage })),
  '/host-game': () => import('./host-game/HostGamePage').then((m) => ({ default: m.HostGamePage })),
  '/question-sets': () =>
    import('./question-sets/QuestionSetsPage').then((m) => ({
      default: m.QuestionSetsPage,
    })),
  '/question-sets/:id': () =>
    import('./question-set/QuestionSetPage').then((m) => ({ default: m.QuestionSetPage })),
  '/question-sets/:id/print': () =>
    import('./set-print/SetPrintPage').then((m) => ({ default: m.SetPrintPage })),
  '/question-sets/:id/counts': () =>
    import('./paper-counts/PaperCountsPage').then((m) => ({ default: m.PaperCountsPage })),
  '/join-game': () => import('./join-game/JoinGamePage').then((m) => ({ default: m.JoinGamePage })),
  '/my-classes': () =>
    import('./my-classes/MyClassesPage').then((m) => ({ default: m.MyClassesPage })),
  '/market': () => import('./market/MarketPage').then((m) => ({ default: m.MarketPage })),
  '/children': () => import('./children/ChildrenPage').then((m) => ({ default: m.ChildrenPage })),
  '/profile': () => import('./profile/ProfilePage').then((m) => ({ default: m.ProfilePage })),
  '/settings': () => import('./settings/SettingsPage').then((m) => ({ default: m.SettingsPage })),
  '/game/:sessionId/*': () => import('./game/GamePage').then((m) => ({ default: m.GamePage })),
  '/game/:sessionId/screen': () =>
    import('./game/GameScreenPage').then((m) => ({ default: m.GameScreenPage })),
  '/classes': () => import('./classes/ClassesPage').then((m) => ({ default: m.ClassesPage })),
  '/classes/:id': () => import('./class/ClassPage').then((m) => ({ default: m.ClassPage })),
  '/classes/:id/cards': () =>
    import('./class-cards/ClassCardsPage').then((m) => ({ default: m.ClassCardsPage })),
  '/class-invite': () =>
    import('./class-invite/ClassInvitePage').then((m) => ({ default: m.ClassInvitePage })),
  '/school': () => import('./school/SchoolPage').then((m) => ({ default: m.SchoolPage })),
  '/school-invite': () =>
    import('./school-invite/SchoolInvitePage').then((m) => ({ default: m.SchoolInvitePage })),
  '/homework': () =>
    import('./homework-list/HomeworkListPage').then((m) => ({ default: m.HomeworkListPage })),
  '/homework/new': () =>
    import('./new-homework/NewHomeworkPage').then((m) => ({ default: m.NewHomeworkPage })),
  '/homework/:id': () =>
    import('./homework/HomeworkPage').then((m) => ({ default: m.HomeworkPage })),
  '/homework/:id/certificate': () =>
    import('./certificate/CertificatePage').then((m) => ({ default: m.CertificatePage })),
  '/my-homework': () =>
    import('./my-homework/MyHomeworkPage').then((m) => ({ default: m.MyHomeworkPage })),
  '/my-plan': () => import('./my-plan/MyPlanPage').then((m) => ({ default: m.MyPlanPage })),
  '/my-plan/certificate': () =>
    import('./plan-certificate/PlanCertificatePage').then((m) => ({
      default: m.PlanCertificatePage,
    })),
  '/students/:profileId/plan': () =>
    import('./student-plan/StudentPlanPage').then((m) => ({ default: m.StudentPlanPage })),
  '/children/:id/plan': () =>
    import('./child-plan/ChildPlanPage').then((m) => ({ default: m.ChildPlanPage })),
  '/students': () => import('./students/StudentsPage').then((m) => ({ default: m.StudentsPage })),
  '/students/:profileId': () =>
    import('./students/StudentPage').then((m) => ({ default: m.StudentPage })),
  '/analytics': () =>
    import('./analytics/AnalyticsPage').then((m) => ({ default: m.AnalyticsPage })),
  '/analytics/games/:sessionId': () =>
    import('./game-report/GameReportPage').then((m) => ({ default: m.GameReportPage })),
  '/analytics/games/:sessionId/counts': () =>
    import('./paper-counts/CorrectCountsPage').then((m) => ({ default: m.CorrectCountsPage })),
  '/embed': () => import('./embed/EmbedPage').then((m) => ({ default: m.EmbedPage })),
  '/developers': () =>
    import('./developers/DevelopersPage').then((m) => ({ default: m.DevelopersPage })),
  '/admin/lms': () => import('./admin-lms/AdminLmsPage').then((m) => ({ default: m.AdminLmsPage })),
  '/admin/people': () =>
    import('./admin-people/AdminPeoplePage').then((m) => ({ default: m.AdminPeoplePage })),
  '/admin/schools': () =>
    import('./admin-schools/AdminSchoolsPage').then((m) => ({ default: m.AdminSchoolsPage })),
  '/admin/reports': () =>
    import('./admin-reports/AdminReportsPage').then((m) => ({
      default: m.AdminReportsPage,
    })),
  '/link-account': () =>
    import('./link-account/LinkAccountPage').then((m) => ({ default: m.LinkAccountPage })),
  '/contact': () => import('./contact/ContactPage').then((m) => ({ default: m.ContactPage })),
  '/privacy': () => import('./privacy/PrivacyPage').then((m) => ({ default: m.PrivacyPage })),
  '/terms': () => import('./terms/TermsPage').then((m) => ({ default: m.TermsPage })),
}
