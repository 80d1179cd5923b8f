import { Button, buttonLook, Card } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../../../formats'
import { playMessages } from '../../../messages/en/play'
import { useReports } from '../lti-queries'
import '../player.css'

/** Limited, since the students are the page's main content. */
const SHOWN = 3

/** Each class game played to its end, with its report; nothing before the first one. */
export function ReportsCard() {
  const t = useMessages(playMessages)
  const { locale } = useLanguage()
  const { data: games = [] } = useReports()
  const [isWhole, setWhole] = useState(false)
  if (games.length === 0) return null
  return (
    <Card title={t('play.reports')}>
      <ul className="play-attempts">
        {games
          .slice(0, isWhole ? undefined : SHOWN)
          .map(({ sessionId, title, endedAt, players }) => {
            const moment = formatMoment(endedAt, locale)
            return (
              <li key={sessionId}>
                <b lang={t.contentLang}>{title}</b>
                <span className="pq-muted">
                  {moment} · {t('play.reportPlayers', { count: players })}
                </span>
                <Link
                  to={`/report/${sessionId}`}
                  aria-label={t('play.openReportOf', { moment })}
                  {...buttonLook({ size: 'sm' })}
                >
                  {t('play.openReport')}
                </Link>
              </li>
            )
          })}
      </ul>
      {games.length > SHOWN && !isWhole && (
        <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
          {t('play.allReports', { count: games.length })}
        </Button>
      )}
    </Card>
  )
}
