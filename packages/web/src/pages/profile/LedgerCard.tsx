import type { UserType } from '@pathquest/core/accounts/account-choices'
import type { LedgerLine } from '@pathquest/core/contracts'
import { Card, EmptyState } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import type { ReactNode } from 'react'
import { formatDay } from '../../formats'
import { profileMessages } from '../../messages/en/profile'
import { daysAgo, type LedgerDay, ledgerDays } from './ledger-days'
import { ledgerWords } from './ledger-words'

export interface LedgerCardProps {
  lines: readonly LedgerLine[]
  userType: UserType
}

/** What XP came and went for, day by day. */
export function LedgerCard({ lines, userType }: LedgerCardProps) {
  const t = useMessages(profileMessages)
  return (
    <Card title={t('profile.xp')}>
      {lines.length === 0 ? (
        <EmptyState title={t(userType === 'teacher' ? 'profile.noXpTeacher' : 'profile.noXp')} />
      ) : (
        ledgerDays(lines).map((day) => <Day key={day.at} day={day} />)
      )}
    </Card>
  )
}

function Day({ day }: { day: LedgerDay }) {
  const t = useMessages(profileMessages)
  const { locale } = useLanguage()
  const ago = daysAgo(day.at, Date.now())
  return (
    <section className="profile-day">
      <h3>
        {ago === 0
          ? t('profile.today')
          : ago === 1
            ? t('profile.yesterday')
            : formatDay(day.at, locale)}
      </h3>
      <ul className="profile-rows">
        {day.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </section>
  )
}

function Line({ line: { amount, reason, title } }: { line: LedgerLine }) {
  const t = useMessages(profileMessages)
  const words: ReactNode =
    reason === 'game' && title
      ? t.parts<'profile.game', ReactNode>('profile.game', {
          title: (
            <span key="title" lang={t.contentLang}>
              {title}
            </span>
          ),
        })
      : t(ledgerWords(reason))
  return (
    <li>
      <span className="profile-row-main">{words}</span>
      <b className="profile-amount" data-spent={amount < 0 || undefined}>
        {t(amount < 0 ? 'profile.minus' : 'profile.plus', { count: Math.abs(amount) })}
      </b>
    </li>
  )
}
