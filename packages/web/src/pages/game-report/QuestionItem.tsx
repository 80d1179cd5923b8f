import type { GameReport, ReportQuestion } from '@pathquest/core/contracts'
import { selectedOption, shapeOf, solutionIn } from '@pathquest/core/questions/documented-fields'
import { ON_PAPER } from '@pathquest/core/rooms/game-choices'
import { answerText } from '@pathquest/kinds/answer-text'
import { findForm } from '@pathquest/kinds/catalogue'
import { toApiError } from '@pathquest/sdk/api/error'
import { Badge, Button, useConfirm } from '@pathquest/ui'
import { optionLetter } from '@pathquest/ui/art'
import { checkIcon } from '@pathquest/ui/art/icons'
import { formatNumber, useLanguage, useMessages } from '@pathquest/ui/messages'
import { useAcceptAnswer } from '../../api/analytics'
import { analyticsMessages } from '../../messages/en/analytics'
import { useErrorText } from '../../messages/use-error-text'
import { ShareBar, toneOf } from '../../plots/ShareBar'
import { ReportReasons } from '../../question-sets/ReportSet'
import { toasts } from '../../shell/Toasts'

type Answer = ReportQuestion['counts']

/** One answer to a question, with how many gave it. */
export interface GivenAnswer {
  key: string
  answer: Answer
  text: string
  count: number
  isRight: boolean
  isAccepted: boolean
}

/** The option's letter on tiles and the projector; null: the kind has no options. */
export function answerLetter({ kind }: ReportQuestion['question'], answer: Answer): string | null {
  const option = selectedOption(kind, answer)
  return option === null ? null : optionLetter(option)
}

/** Every possible answer, if its kind can list them; else the given ones, most frequent first. */
export function givenAnswers(
  { players, byCounts }: Pick<GameReport, 'players' | 'byCounts'>,
  { question, solution, counts, accepted }: ReportQuestion,
  locale: string,
): GivenAnswer[] {
  const { kind } = question
  const isAccepted = (answer: Answer) =>
    accepted.some((one) => JSON.stringify(one) === JSON.stringify(answer))
  const textOf = (answer: Answer) => answerText(question, answer, locale) ?? ''
  const asked = { shape: shapeOf(question) as Answer, solution: solutionIn(kind, solution) }
  const form = findForm(kind)
  // Nobody's answer is known of a class that was counted.
  const counted = byCounts && counts !== null ? form?.counted : undefined
  const tallied = (form?.tally ?? counted)?.(asked, counts)
  if (tallied) {
    return tallied.map(({ answer, ...tally }) => ({
      ...tally,
      key: JSON.stringify(answer),
      answer,
      text: textOf(answer),
      isAccepted: isAccepted(answer),
    }))
  }
  const found = new Map<string, GivenAnswer>()
  for (const one of players.flatMap(({ answers }) => answers)) {
    if (one.questionId !== question.id) continue
    const { answer } = one
    const key = JSON.stringify(answer)
    const known = found.get(key)
    if (known) known.count += 1
    else {
      const isNew = isAccepted(answer)
      const isRight = one.share === 1 && !isNew
      found.set(key, { key, answer, text: textOf(answer), count: 1, isRight, isAccepted: isNew })
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count)
}

interface QuestionItemProps {
  report: GameReport
  asked: ReportQuestion
}

/** One question: how many knew it, the answers given, and accepting more. */
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
    report.gameMode !== ON_PAPER &&
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
      // The promise, since this button is unmounted before callbacks of `mutate` would run.
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
