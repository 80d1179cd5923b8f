import type { MyHomework } from '@pathquest/core/contracts'
import { Card, Signpost, WholeWords } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { successIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { HomeworkBadges, StateBadge } from '../../homework/StateBadge'
import { certificateMessages } from '../../messages/en/certificate'
import { homeworkMessages } from '../../messages/en/homework'
import { CareerChoice } from './CareerChoice'
import { usePartNote, usePartTitle } from './PartList'
import { useBegin } from './use-begin'

interface MyPartsProps {
  mine: MyHomework
  mayBegin: boolean
  now: number
}

/** A student's own homework: how far they are, and a button for each part. */
export function MyParts({ mine, mayBegin, now }: MyPartsProps) {
  const t = useMessages(homeworkMessages)
  const certificate = useMessages(certificateMessages)
  const { attempts } = mine
  return (
    <>
      <HomeworkBadges of={mine} now={now} />
      {mine.state === 'done' && (
        <p className="homework-finished" role="status">
          <Icon icon={successIcon} />
          <span>
            <b>{t('homework.finished')}</b>{' '}
            {mine.score === null
              ? t('homework.finishedPlain')
              : t('homework.finishedText', { score: Math.round(mine.score) })}{' '}
            <Link to={`/homework/${mine.id}/certificate`} className="pq-link">
              {certificate('certificate.open')}
            </Link>
          </span>
        </p>
      )}
      {mayBegin && (
        <p className="pq-muted">
          {attempts === null ? t('homework.anyTries') : t('homework.tries', { count: attempts })}
        </p>
      )}
      {mine.parts.map((part) => (
        <PartCard key={part.id} mine={mine} part={part} mayBegin={mayBegin} />
      ))}
    </>
  )
}

type MyPart = MyHomework['parts'][number]

interface PartProps {
  mine: MyHomework
  part: MyPart
  mayBegin: boolean
}

function PartCard({ mine, part, mayBegin }: PartProps) {
  const t = useMessages(homeworkMessages)
  const title = usePartTitle()(mine, part)
  const note = usePartNote()(mine, part)
  const isOfSets = mine.content.kind === 'sets'
  if (part.isGone && part.state !== 'in_progress')
    return (
      <Card className="homework-part">
        <p className="pq-muted">{t('homework.gone')}</p>
      </Card>
    )
  const facts = [
    part.score !== null && t('homework.best', { score: Math.round(part.score) }),
    part.attempts > 0 &&
      part.attemptsLeft !== null &&
      part.attemptsLeft > 0 &&
      t('homework.left', { count: part.attemptsLeft }),
  ].filter(Boolean)
  return (
    <Card
      className="homework-part"
      title={
        <span lang={isOfSets ? t.contentLang : undefined}>
          <WholeWords>{title}</WholeWords>
        </span>
      }
      // That of the only part is that of all.
      aside={mine.parts.length > 1 && <StateBadge state={part.state} />}
    >
      {note && <p className="pq-muted">{note}</p>}
      {facts.length > 0 && <p className="homework-facts">{facts.join(' · ')}</p>}
      {mayBegin && <PartAction mine={mine} part={part} />}
    </Card>
  )
}

/** Go on with what is under way, else begin, or play it again. */
function PartAction({ mine, part }: Pick<PartProps, 'mine' | 'part'>) {
  const t = useMessages(homeworkMessages)
  const title = usePartTitle()(mine, part)
  const { begin, beginning } = useBegin(mine.id)
  const { openPart, progress } = part
  const isDone = part.state === 'done'
  const isUsedUp = part.attemptsLeft === 0
  if (openPart !== null) {
    // A mode that deals careers may not know how many there will be.
    const isCounted = progress !== null && progress.questions > 0
    const action = isCounted
      ? t('homework.goOn', {
          answered: Math.min(progress.answered, progress.questions),
          questions: progress.questions,
        })
      : t('homework.goOnPlain')
    return (
      <Signpost
        size="lg"
        tone="blaze"
        busy={beginning !== undefined}
        aria-label={t('homework.onPart', { action, title })}
        onClick={() => begin({ part: openPart, again: false })}
      >
        {action}
      </Signpost>
    )
  }
  if (isUsedUp) return <p>{t('homework.noneLeft')}</p>
  if (mine.content.kind === 'careers')
    return (
      <CareerChoice
        industry={mine.content.industry}
        label={isDone ? t('homework.chooseAnother') : undefined}
        beginning={beginning}
        onChoose={(careerId) => begin({ part: careerId, again: isDone })}
      />
    )
  const action = t(isDone ? 'homework.again' : 'homework.begin')
  return (
    <Signpost
      size="lg"
      tone={isDone ? 'accent' : 'blaze'}
      busy={beginning !== undefined}
      aria-label={t('homework.onPart', { action, title })}
      onClick={() => begin({ part: part.id, again: isDone })}
    >
      {action}
    </Signpost>
  )
}
