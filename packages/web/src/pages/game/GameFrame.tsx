import type { GameToast } from '@pathquest/sdk'
import { refreshIcon } from '@pathquest/ui/art/icons'
import { LogoMark } from '@pathquest/ui/art/Logo'
import { Button, buttonLook } from '@pathquest/ui/Button'
import { EmptyCourse } from '@pathquest/ui/EmptyState'
import { useMessages } from '@pathquest/ui/messages'
import { signpostLook } from '@pathquest/ui/Signpost'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useWebMessages } from '../../messages'
import { gameMessages } from '../../messages/en/game'
import { useErrorText } from '../../messages/use-error-text'
import { type ReturnState, useSession } from '../../session/session'
import { ThemeToggle } from '../../shell/Header'
import { LanguageMenu } from '../../shell/LanguageMenu'
import { toastStore } from '../../shell/Toasts'
import type { GameSeat } from './use-navigation-guard'

/** A game uses the whole screen: no header, no sidebar. */
export function GameFrame({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="game-frame">
      {children}
    </main>
  )
}

/** The logo, the language and the theme, at the left of the game's own bar. */
export function GameBrand() {
  const t = useWebMessages()
  return (
    <span className="game-brand">
      <Link className="pq-logo" to="/" aria-label={t('nav.home')}>
        <LogoMark />
      </Link>
      <LanguageMenu />
      <ThemeToggle />
    </span>
  )
}

interface GameNotFoundProps {
  found: Extract<GameSeat, { status: 'none' | 'failed' }>
}

/** No such game, no seat in it, or an error: as documented one title, with the load error below. */
export function GameNotFound({ found }: GameNotFoundProps) {
  const t = useMessages(gameMessages)
  const web = useWebMessages()
  const errorText = useErrorText()
  const { status, user } = useSession()
  const { pathname, search, hash } = useLocation()
  const from: ReturnState = { from: { pathname, search, hash } }
  const { error } = found
  const isFull = error.code === 'game_full'
  const unknown = error.code === 'game_not_found' || error.code === 'seat_invalid'
  // A player with an account may just be signed out.
  const maySignIn = unknown && status === 'ready' && !user
  return (
    <GameFrame>
      <div className="game-bar">
        <GameBrand />
      </div>
      <section className="pq-page pq-not-found">
        <EmptyCourse />
        <h1>{t(isFull ? 'gamePage.full' : 'gamePage.notFound')}</h1>
        {found.status === 'failed' && !isFull && <p>{t('gamePage.loadFailed')}</p>}
        <p className="pq-muted">
          {isFull
            ? t('gamePage.fullText')
            : unknown
              ? t('gamePage.notFoundText')
              : errorText(error)}
        </p>
        {found.status === 'failed' && (
          <Button icon={refreshIcon} onClick={found.retry}>
            {web('app.tryAgain')}
          </Button>
        )}
        {maySignIn && (
          <>
            <p className="pq-muted">{t('gamePage.signInText')}</p>
            <Link to="/login" state={from} {...buttonLook({ variant: 'solid' })}>
              {t('gamePage.signIn')}
            </Link>
          </>
        )}
        <Link to={user ? '/dashboard' : '/'} {...signpostLook()}>
          {t(user ? 'gamePage.returnToDashboard' : 'gamePage.returnHome')}
        </Link>
      </section>
    </GameFrame>
  )
}

export const showToast = ({ kind, message }: GameToast) => void toastStore.show(kind, message)
