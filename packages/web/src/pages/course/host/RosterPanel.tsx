import type { HostView } from '@pathquest/core/rooms/views'
import { toApiError } from '@pathquest/sdk/api/error'
import type { LiveGame } from '@pathquest/sdk/live/live-game'
import { Loading } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { checkIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useState, useSyncExternalStore } from 'react'
import { courseGroupMessages } from '../../../messages/en/course-groups'
import { playMessages } from '../../../messages/en/play'
import { useErrorText } from '../../../messages/use-error-text'
import { useGroups, useRoster } from '../lti-queries'
import { groupName } from '../student/LiveWait'
import { useSearchedGroup } from '../teacher/GroupChoice'
import { joinedCount, missingFirst } from '../teacher/student-rows'
import './roster.css'

const PLACES = {
  joined: 'play.joined',
  left: 'play.left',
  finished: 'play.missing',
  missing: 'play.missing',
} as const

const WIDE = '(min-width: 1000px)'

/** Beside the host's game, or above it if there is no room: who of the course is still missing. */
export function RosterPanel({ game }: { game: LiveGame<HostView> }) {
  const group = useSearchedGroup()
  const t = useMessages(playMessages)
  const groups = useMessages(courseGroupMessages)
  const own = useGroups().data?.groups.find(({ id }) => id === group)
  const name = own && groupName(groups, own)
  const errorText = useErrorText()
  const stage = useSyncExternalStore(game.subscribe, () => game.getState().view?.stage.name)
  const isOver = stage === 'podium' || stage === 'cancelled'
  const roster = useRoster(!isOver, group)
  const [isOpen, setOpen] = useState(() => window.matchMedia(WIDE).matches)
  if (isOver) return null
  const members = roster.data?.members
  const { joined, total } = joinedCount(members)
  return (
    <details
      className="play-roster"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <b>{name === undefined ? t('play.roster') : groups('group.game', { name })}</b>
        {members && <span>{t('play.rosterCount', { joined, total })}</span>}
      </summary>
      {!members &&
        (roster.error ? (
          <p className="pq-muted">{errorText(toApiError(roster.error))}</p>
        ) : (
          <Loading text={t('play.loading')} />
        ))}
      {members && total === 0 && <p className="pq-muted">{t('play.noStudentsText')}</p>}
      {members && total > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard as well
        <ul tabIndex={0} aria-label={t('play.roster')}>
          {missingFirst(members).map(({ id, name, state }) => (
            <li key={id} data-joined={state === 'joined' || undefined}>
              <span className="pq-host-mark">
                {state === 'joined' && <Icon icon={checkIcon} />}
              </span>
              <span>{name}</span>
              <span className={state === 'left' ? 'pq-muted play-small' : 'pq-hidden'}>
                {t(PLACES[state])}
              </span>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
