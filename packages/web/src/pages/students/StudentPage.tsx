import type { StudentDetail } from '@pathquest/core/contracts'
import { modeName } from '@pathquest/modes/texts'
import { buttonLook, Card, Loading } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronLeftIcon } from '@pathquest/ui/art/icons'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import { Link, useParams } from 'react-router'
import { useStudent } from '../../api/analytics'
import { formatDay } from '../../formats'
import { studentsMessages } from '../../messages/en/students'
import { LinePlot } from '../../plots/LinePlot'
import { Avatar } from '../../shell/Avatar'
import { LoadFailed } from '../../shell/LoadFailed'
import { ScrollTable } from '../../shell/ScrollTable'
import { StudentFigures } from './StudentCard'
import './students.css'

/** /students/{profileId}: one student in the teacher's own games. */
export function StudentPage() {
  const t = useMessages(studentsMessages)
  const { profileId = '' } = useParams()
  const { data, error, refetch, isFetching } = useStudent(profileId)
  return (
    <div className="pq-page students-page">
      <Link to="/students" {...buttonLook({ variant: 'ghost' })}>
        <Icon icon={chevronLeftIcon} />
        {t('students.back')}
      </Link>
      {data && <Student detail={data} />}
      {!data && !error && <Loading text={t('students.loading')} />}
      {!data && error && (
        <LoadFailed
          headingLevel={1}
          title={t('students.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      )}
    </div>
  )
}

function Student({ detail: { student, games } }: { detail: StudentDetail }) {
  const t = useMessages(studentsMessages)
  const { locale } = useLanguage()
  const name = student.displayName || t('students.formerName')
  const points = games
    .map(({ endedAt, accuracy }) => ({ label: formatDay(endedAt, locale), percent: accuracy }))
    .reverse()
  return (
    <>
      <header className="students-card-head">
        <Avatar name={name} />
        <div>
          <h1>{name}</h1>
          {student.email && <p className="pq-muted">{student.email}</p>}
        </div>
      </header>
      <Card>
        <StudentFigures student={student} />
      </Card>
      {points.length > 1 && (
        <Card title={t('students.overTime')}>
          <LinePlot
            label={t('students.plotLabel')}
            points={points}
            columns={[t('students.date'), t('students.accuracy')]}
            tableLabel={t('students.numbers')}
            show={(percent) => t('students.percent', { percent: formatNumber(locale, percent) })}
            none={t('students.noAnswers')}
          />
        </Card>
      )}
      <Card title={t('students.gamesTogether')}>
        <ScrollTable className="students-table" label={t('students.gamesTogether')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('students.game')}</th>
                <th scope="col">{t('students.mode')}</th>
                <th scope="col">{t('students.date')}</th>
                <th scope="col">{t('students.score')}</th>
                <th scope="col">{t('students.accuracy')}</th>
                <th scope="col">{t('students.place')}</th>
              </tr>
            </thead>
            <tbody>
              {games.map((game) => (
                <tr key={game.sessionId}>
                  <th scope="row">
                    <Link
                      className="pq-link"
                      to={`/analytics/games/${game.sessionId}`}
                      lang={t.contentLang}
                    >
                      {game.questionSetTitle}
                    </Link>
                  </th>
                  <td>{modeName(game.gameMode, locale)}</td>
                  <td>{formatDay(game.endedAt, locale)}</td>
                  <td>{formatNumber(locale, game.score)}</td>
                  <td>
                    {game.accuracy === null
                      ? t('students.none')
                      : t('students.percent', { percent: formatNumber(locale, game.accuracy) })}
                  </td>
                  <td>{game.placement ?? t('students.none')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollTable>
      </Card>
    </>
  )
}
