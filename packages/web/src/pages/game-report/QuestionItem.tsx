import type { GameReport, ReportQuestion } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Badge, Button, useConfirm } from '@pathquest/ui'
import { checkIcon } from '@pathquest/ui/art/icons'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import { useAcceptAnswer } from '../../api/analytics'
import { analyticsMessages } from '../../messages/en/analytics'
import { useErrorText } from '../../messages/use-error-text'
import { ShareBar, toneOf } from '../../plots/ShareBar'
import { ReportReasons } from '../../question-sets/ReportReasons'
import { toasts } from '../../shell/toasts'
import { answerLetter, type GivenAnswer, givenAnswers } from './given-answers'

export interface QuestionItemProps {
  report: GameReport
  asked: ReportQuestion
}

/** One question: how much of the class knew it, what was chosen, and the way to accept more. */
export function QuestionItem({ report, asked }: QuestionItemProps) {
  const t = useMessages(analyticsMessages)
  const { locale } = useLanguage()
  const { question, answers, rightShare, averageTimeMs, openReports } = asked
  const seconds =
    averageTimeMs === null ? null : formatNumber(locale, Math.round(averageTimeMs / 100) / 10)
  return (
    <li className="game-report-question">
      <h3>
        <span className="game-report-number">{asked.index + 1}.</span>{' '}
        <span lang={t.contentLang}>{question.text}</span>
      </h3>
      {rightShare !== null && <ShareBar share={rightShare} tone={toneOf(rightShare)} />}
      <p className="game-report-facts">
        <b>
          {rightShare !== null
            ? t('report.rightShare', { percent: Math.round(100 * rightShare) })
            : t(
                answers > 0
                  ? 'report.survey'
                  : asked.wasAsked
                    ? 'report.notReached'
                    : 'report.notAsked',
              )}
        </b>
        {answers > 0 && <span>{t('report.answers', { count: answers })}</span>}
        {seconds !== null && <span>{t('report.averageTime', { seconds })}</span>}
        {openReports > 0 && (
          <Badge variant="warning">{t('report.reports', { count: openReports })}</Badge>
        )}
      </p>
      {openReports > 0 && <ReportReasons reasons={asked.reportReasons} />}
      <ul className="game-report-answers">
        {givenAnswers(report, asked, locale).map((given) => (
          <AnswerRow key={given.key} report={report} asked={asked} given={given} />
        ))}
      </ul>
    </li>
  )
}

function AnswerRow({ report, asked, given }: QuestionItemProps & { given: GivenAnswer }) {
  const t = useMessages(analyticsMessages)
  const letter = answerLetter(asked.question, given.answer)
  const mayAccept =
    asked.rightShare !== null &&
    !given.isRight &&
    !given.isAccepted &&
    given.count > 0 &&
    Date.now() < report.acceptUntil
  return (
    <li data-right={given.isRight || given.isAccepted || undefined}>
      <span lang={t.contentLang}>
        {letter !== null && <b className="game-report-letter">{letter}</b>}
        {given.text}
      </span>
      {given.isRight && (
        <Badge variant="success" icon={checkIcon}>
          {t('report.correct')}
        </Badge>
      )}
      {given.isAccepted && <Badge variant="success">{t('report.acceptedBadge')}</Badge>}
      <span className="game-report-count">
        <ShareBar
          share={asked.answers === 0 ? 0 : given.count / asked.answers}
          tone={given.isRight || given.isAccepted ? 'good' : 'low'}
        />
        {given.count}
      </span>
      {mayAccept && <Accept report={report} asked={asked} given={given} />}
    </li>
  )
}

function Accept({ report, asked, given }: QuestionItemProps & { given: GivenAnswer }) {
  const t = useMessages(analyticsMessages)
  const errorText = useErrorText()
  const accept = useAcceptAnswer(report.sessionId)
  const [confirm, dialog] = useConfirm()
  const ask = async () => {
    const isSure = await confirm({
      title: t('report.acceptTitle', { answer: given.text }),
      text: t('report.acceptText'),
      confirmLabel: t('report.acceptConfirm'),
      cancelLabel: t('report.cancel'),
      closeLabel: t('report.close'),
    })
    if (!isSure) return
    try {
      // The promise, as this button is gone before callbacks of `mutate` would be called.
      await accept.mutateAsync({ questionId: asked.question.id, answer: given.answer })
      toasts.success(t('report.accepted'))
    } catch (error) {
      toasts.error(errorText(toApiError(error)))
    }
  }
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        busy={accept.isPending}
        aria-label={t('report.acceptNamed', { answer: given.text })}
        onClick={() => void ask()}
      >
        {t('report.accept')}
      </Button>
      {dialog}
    </>
  )
}
