import type { LtiLaunch } from '@pathquest/core/contracts'
import { LogoMark } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { playMessages } from '../../../messages/en/play'
import { LanguageMenu } from '../../../shell/LanguageMenu'
import { usePageTitle } from '../../../shell/page-title'
import { ThemeToggle } from '../../../shell/ThemeToggle'
import { TestNote } from './TestStudent'
import { useArrival } from './use-arrival'
import { type AskedHeight, isFramed, useFrameHeight } from './use-frame-height'

export interface PlayFrameProps {
  launch: LtiLaunch
  height: AskedHeight
  children: ReactNode
}

/** Everything of a launch; its height is told to the LMS. */
export function PlayFrame({ launch, height, children }: PlayFrameProps) {
  const content = useRef<HTMLDivElement>(null)
  useFrameHeight({ content, platformOrigin: launch.platformOrigin, height })
  usePageTitle(titleOf(launch))
  return (
    <div ref={content} className="play" data-framed={isFramed || undefined}>
      {children}
    </div>
  )
}

export const titleOf = ({ link, contentTitle }: LtiLaunch): string | undefined =>
  link?.title || contentTitle || undefined

/** A page of a launch: the slim bar with logo, course and activity, and the page below. */
export function PlayPage({ launch, children }: { launch: LtiLaunch; children: ReactNode }) {
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

/** The logo leads to where the launch led. */
function PlayHome() {
  const t = useMessages(playMessages)
  return (
    <Link className="pq-logo" to="/" aria-label={t('play.home')}>
      <LogoMark />
    </Link>
  )
}

/** The same at the left of a game's own bar, which stands instead of ours. */
export function PlayBrand() {
  return (
    <span className="play-brand">
      <PlayHome />
      <LanguageMenu />
      <ThemeToggle />
    </span>
  )
}
