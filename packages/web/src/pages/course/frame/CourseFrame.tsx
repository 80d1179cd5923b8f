import '../player.css'
import type { LtiLaunch } from '@pathquest/core/contracts'
import { Badge } from '@pathquest/ui'
import { LogoMark } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { courseGroupMessages } from '../../../messages/en/course-groups'
import { playMessages } from '../../../messages/en/play'
import { LanguageMenu } from '../../../shell/LanguageMenu'
import { usePageTitle } from '../../../shell/navigation'
import { ThemeToggle } from '../../../shell/ThemeToggle'
import { isFramed, type RequestedHeight, useArrival, useFrameHeight } from './use-frame-height'

/** Badge beside the name of a test user. */
export function TestBadge() {
  const t = useMessages(courseGroupMessages)
  return (
    <>
      {' '}
      <Badge variant="outline">{t('role.test')}</Badge>
    </>
  )
}

/** On every page of a teacher who has switched to the student role. */
function TestNote() {
  const t = useMessages(courseGroupMessages)
  return <p className="play-strip">{t('role.testText')}</p>
}

interface CourseFrameProps {
  launch: LtiLaunch
  height: RequestedHeight
  children: ReactNode
}

/** Wraps a launch's pages; reports its height to the LMS. */
export function CourseFrame({ launch, height, children }: CourseFrameProps) {
  const content = useRef<HTMLDivElement>(null)
  useFrameHeight({ content, platformOrigin: launch.platformOrigin, height })
  usePageTitle(titleOf(launch))
  return (
    <div ref={content} className="play" data-framed={isFramed() || undefined}>
      {children}
    </div>
  )
}

export const titleOf = ({ link, contentTitle }: LtiLaunch): string | undefined =>
  link?.title || contentTitle || undefined

/** A page of a launch: the slim bar with logo, course and activity, and the page below. */
export function CoursePage({ launch, children }: { launch: LtiLaunch; children: ReactNode }) {
  const t = useMessages(playMessages)
  const title = titleOf(launch)
  const page = useArrival()
  return (
    <>
      <header className="play-bar">
        <PlayHome />
        <p className="play-where">
          {launch.course && <span>{launch.course.title}</span>}
          {title && <b>{title}</b>}
          {!launch.course && !title && <b>{t('play.product')}</b>}
        </p>
        <LanguageMenu />
        <ThemeToggle />
      </header>
      <main ref={page} id="main" tabIndex={-1} className="play-page">
        {launch.isTest && <TestNote />}
        {children}
      </main>
    </>
  )
}

/** The logo links to the launch's destination. */
function PlayHome() {
  const t = useMessages(playMessages)
  return (
    <Link className="pq-logo" to="/" aria-label={t('play.home')}>
      <LogoMark />
    </Link>
  )
}

/** The same at the left of a game's own bar, which replaces ours. */
export function CourseBrand() {
  return (
    <span className="play-brand">
      <PlayHome />
      <LanguageMenu />
      <ThemeToggle />
    </span>
  )
}
