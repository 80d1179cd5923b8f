import { toApiError } from '@pathquest/sdk/api/error'
import { type ComponentType, lazy, Suspense, useLayoutEffect } from 'react'
import { Navigate, Route, Routes, useLocation, useMatch } from 'react-router'
import { markHistoryEntry } from '../../api/visit'
import { LoadingScreen } from '../../shell/AppShell'
import { PageErrorBoundary } from '../../shell/PageErrorBoundary'
import {
  activityDestination,
  type Destination,
  type LaunchPageProps,
  launchDestination,
} from './destination'
import { CourseFrame } from './frame/CourseFrame'
import type { RequestedHeight } from './frame/use-frame-height'
import { useLaunch } from './lti-queries'
import { VisitFailed } from './VisitClosed'

type Page = ComponentType<LaunchPageProps>

const PAGES: Record<Destination, Page> = {
  picker: lazy(() => import('./picker/PickerPage').then((m) => ({ default: m.DeepLinkingPage }))),
  careers: lazy(() => import('./careers/CareersFrame').then((m) => ({ default: m.CareersFrame }))),
  children: lazy(() =>
    import('./children/ChildrenPage').then((m) => ({ default: m.ChildrenPage })),
  ),
  choose: lazy(() => import('./picker/PickerPage').then((m) => ({ default: m.ChooseContentPage }))),
  not_ready: lazy(() =>
    import('./student/NotReadyPage').then((m) => ({ default: m.NotReadyPage })),
  ),
  teacher: lazy(() =>
    import('./teacher/TeacherLaunch').then((m) => ({ default: m.TeacherLaunch })),
  ),
  student_live: lazy(() =>
    import('./student/StudentLive').then((m) => ({ default: m.StudentLive })),
  ),
  student_solo: lazy(() =>
    import('./student/StudentSolo').then((m) => ({ default: m.StudentSolo })),
  ),
  review: lazy(() => import('./review/ReviewPage').then((m) => ({ default: m.ReviewPage }))),
}
const SettingsPage: Page = lazy(() =>
  import('./settings/SettingsPage').then((m) => ({ default: m.SettingsPage })),
)
const HostedGame: Page = lazy(() =>
  import('./host/HostedGame').then((m) => ({ default: m.HostedGame })),
)
const GameReportPage: Page = lazy(() =>
  import('./teacher/GameReportPage').then((m) => ({ default: m.GameReportPage })),
)
const PreviewPage: Page = lazy(() =>
  import('./teacher/PreviewPage').then((m) => ({ default: m.PreviewPage })),
)

const CourseCollection: Page = lazy(() =>
  import('./student/CourseCollection').then((m) => ({ default: m.CourseCollection })),
)

/** Pages that a student opens besides the activity. */
const READING = ['/collection', '/careers']
const HEIGHTS: Partial<Record<Destination, RequestedHeight>> = {
  choose: 'reading',
  picker: 'theirs',
}

/** Loads the launch first; its target and the user's role decide the page. */
export function CourseRoutes() {
  const { data: launch, error, refetch } = useLaunch()
  const { key, pathname } = useLocation()
  const isLed = useMatch('/game/*') !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per entry of the history
  useLayoutEffect(markHistoryEntry, [key])
  if (!launch) {
    if (!error) return <LoadingScreen />
    return <VisitFailed error={toApiError(error)} onRetry={() => void refetch()} />
  }
  const destination = launchDestination(launch)
  const activity = activityDestination(launch)
  // A dialog in a frame as high as a long list would open far from the pressed button.
  const isReading = destination === 'careers' || READING.includes(pathname)
  const height: RequestedHeight = isLed
    ? 'stage'
    : isReading
      ? 'reading'
      : (HEIGHTS[destination] ?? 'grows')
  const page = (Content: Page) => (
    <PageErrorBoundary>
      <Suspense fallback={<LoadingScreen />}>
        <Content launch={launch} />
      </Suspense>
    </PageErrorBoundary>
  )
  return (
    <CourseFrame launch={launch} height={height}>
      <Routes>
        <Route path="/" element={page(PAGES[destination])} />
        {destination === 'review' && <Route path="/activity" element={page(PAGES[activity])} />}
        {activity === 'teacher' && (
          <>
            <Route path="/students/:studentId" element={page(PAGES.review)} />
            <Route path="/settings" element={page(SettingsPage)} />
            <Route path="/game/:sessionId/*" element={page(HostedGame)} />
            <Route path="/report/:sessionId" element={page(GameReportPage)} />
            <Route path="/preview" element={page(PreviewPage)} />
            {launch.canChoose && <Route path="/choose" element={page(PAGES.choose)} />}
          </>
        )}
        {launch.role === 'student' && (
          <>
            <Route path="/collection" element={page(CourseCollection)} />
            <Route path="/careers" element={page(PAGES.careers)} />
          </>
        )}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </CourseFrame>
  )
}
