import type { UserType } from '@pathquest/core/accounts/account-choices'
import type { LedgerLine } from '@pathquest/core/contracts'
import type { LedgerReason } from '@pathquest/core/rewards/amounts'
import { Card, EmptyState } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import type { ReactNode } from 'react'
import { formatDay } from '../../formats'
import { profileMessages } from '../../messages/en/profile'

type Key = keyof typeof profileMessages

const WORDS = {
  game: 'profile.gameGone',
  pack: 'profile.pack',
  cosmetic: 'profile.cosmetic',
  accepted_answer: 'profile.acceptedAnswer',
  merge: 'profile.merge',
} as const satisfies Record<LedgerReason, Key>

/** The text for a ledger line; the server may know reasons that an older page does not. */
export const ledgerWords = (reason: string): (typeof WORDS)[LedgerReason] | 'profile.other' =>
  Object.hasOwn(WORDS, reason) ? WORDS[reason as LedgerReason] : 'profile.other'

interface LedgerDay {
  /** A time on that day. */
  at: number
  lines: LedgerLine[]
}

const dayOf = (at: number): string => new Date(at).toDateString()

/** In their order, grouped by day. */
export function ledgerDays(lines: readonly LedgerLine[]): LedgerDay[] {
  const days: LedgerDay[] = []
  for (const line of lines) {
    const last = days.at(-1)
    if (last && dayOf(last.at) === dayOf(line.at)) last.lines.push(line)
    else days.push({ at: line.at, lines: [line] })
  }
  return days
}

/** How many days ago a time was, by the calendar. */
export function daysAgo(at: number, now: number): number {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0)
  return Math.round((midnight(now) - midnight(at)) / 86_400_000)
}

interface LedgerCardProps {
  lines: readonly LedgerLine[]
  userType: UserType
}

/** XP earned and spent, day by day. */
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
