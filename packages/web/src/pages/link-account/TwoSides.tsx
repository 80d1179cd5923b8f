import type { AccountLinkPreview } from '@pathquest/core/contracts'
import { Badge } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { linkIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { linkAccountMessages } from '../../messages/en/link-account'

/** Who somebody is in the course, and who in the account. */
export function TwoSides({ preview: { course, account } }: { preview: AccountLinkPreview }) {
  const t = useMessages(linkAccountMessages)
  return (
    <div className="link-sides">
      <section className="link-side">
        <h2>{t('link.inCourse')}</h2>
        <b>{course.displayName}</b>
        <span className="pq-muted">
          {course.title
            ? t('link.courseAt', { course: course.title, platform: course.platformName })
            : course.platformName}
        </span>
        <Badge variant="outline">{t(`link.${course.role}`)}</Badge>
      </section>
      <span className="link-mark">
        <Icon icon={linkIcon} />
      </span>
      <section className="link-side">
        <h2>{t('link.inAccount')}</h2>
        <b>{account.displayName}</b>
        {account.email && <span className="pq-muted">{account.email}</span>}
        <Badge variant="outline">{t(`link.${account.userType}`)}</Badge>
      </section>
    </div>
  )
}

/** What the course brings along. */
export function WhatComes({ joins }: { joins: AccountLinkPreview['joins'] }) {
  const t = useMessages(linkAccountMessages)
  const { tokens, pathkeys, games, hostedGames } = joins
  const parts = [
    tokens > 0 && t('link.xp', { count: tokens }),
    pathkeys > 0 && t('link.pathkeys', { count: pathkeys }),
    games > 0 && t('link.games', { count: games }),
    hostedGames > 0 && t('link.hosted', { count: hostedGames }),
  ].filter((part) => part !== false)
  return (
    <section>
      <h2 className="link-comes">{t('link.comes')}</h2>
      {parts.length === 0 ? (
        <p>{t('link.nothing')}</p>
      ) : (
        <ul className="link-parts">
          {parts.map((part) => (
            <li key={part}>
              <Badge>{part}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
