import { kindOf } from '@pathquest/core/questions/documented-fields'
import type { OpenQuestion } from '@pathquest/core/questions/questions'
import { PlayerAnswers } from '@pathquest/kinds/Answers'
import { answerKeys } from '@pathquest/kinds/answer-keys'
import { useKindPieces } from '@pathquest/kinds/use-kind-pieces'
import { Badge } from '@pathquest/ui/Badge'
import { Button } from '@pathquest/ui/Button'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { Countdown } from '@pathquest/ui/question/Countdown'
import { Explanation, QuestionText } from '@pathquest/ui/question/Question'
import type { QuestionStage, ResultStage } from '@pathquest/ui/question/question-stage'
import { ReadAloud } from '@pathquest/ui/question/ReadAloud'
import { TapToAnswer, useChosenAnswer } from '@pathquest/ui/question/TapToAnswer'
import { Signpost } from '@pathquest/ui/Signpost'
import type { ReactNode } from 'react'
import type { PlayerPieceProps } from '../../pieces'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { PlayerModeView } from './views'

export interface PlayerCardsProps<Play>
  extends Pick<PlayerPieceProps, 'view' | 'now' | 'busy' | 'send' | 'assetOrigin'> {
  modeView: PlayerModeView<Play>
  /** The mode's text for the evening (last quarter). */
  evening?: string
  /** The player's own state: above the card. */
  children?: ReactNode
  /** The mode's moves between two cards. */
  between?: ReactNode
  /** In place of the verdict's words; announced. */
  verdict?: ReactNode
  /** Options of the open card that are known to be wrong. */
  struck?: readonly number[]
  /** false: the way to the next card is one of the mode's own moves between two cards. */
  next?: boolean
}

/** A player's current card, its result, or when the next one comes. */
export function PlayerCards<Play>({
  children,
  between,
  evening,
  verdict,
  next = true,
  ...props
}: PlayerCardsProps<Play>) {
  const t = useTexts(en, es)
  const { view, modeView, now } = props
  const { stage } = view
  const isAsked = stage.name === 'question' || stage.name === 'result'
  return (
    <>
      <div className="pq-row pq-round-head">
        <div className="pq-row">
          {children}
          {modeView.isForGrade && <Badge variant="info">{t('restForGrade')}</Badge>}
          {modeView.isEvening && !modeView.isForGrade && (
            <Badge variant="warning">{evening ?? t('evening')}</Badge>
          )}
          {modeView.cards > 1 && (
            <Badge variant="outline">{t('cards', { count: modeView.cards })}</Badge>
          )}
        </div>
        {isAsked && <SpokenQuestion key={stage.question.id} question={stage.question} />}
      </div>
      <Countdown header={modeView.clock} clockOffsetMs={0} now={now} />
      {isAsked ? (
        <OneCard
          key={`${stage.question.id} ${stage.index}`}
          {...props}
          stage={stage}
          words={verdict}
        />
      ) : (
        <p className="pq-wait">{waitingText(modeView.nextCardAt, now, t)}</p>
      )}
      {stage.name === 'result' && (
        <Explanation text={stage.solution.explanation} lang={t.contentLang} />
      )}
      {stage.name !== 'question' && between}
      {next && stage.name === 'result' && view.game.sessionType !== 'solo' && (
        <Signpost
          full
          size="lg"
          style={{ marginTop: 14 }}
          disabled={props.busy !== null}
          onClick={() => void props.send('next')}
        >
          {t('next')}
        </Signpost>
      )}
    </>
  )
}

function SpokenQuestion({ question }: { question: OpenQuestion }) {
  const kind = useKindPieces(kindOf(question))
  const answers = kind.status === 'ready' ? (kind.exports.spoken?.(question) ?? []) : []
  return <ReadAloud question={question} answers={answers} />
}

type Texts = ReturnType<typeof useTexts<typeof en>>

const waitingText = (nextCardAt: number | null, now: number, t: Texts): string =>
  nextCardAt === null
    ? t('wait')
    : t('card', { seconds: Math.max(0, Math.ceil((nextCardAt - now) / 1_000)) })

interface CardProps
  extends Pick<PlayerPieceProps, 'view' | 'busy' | 'send' | 'assetOrigin'>,
    Pick<PlayerCardsProps<unknown>, 'struck'> {
  stage: QuestionStage | ResultStage
  words: ReactNode
}

function OneCard({ view, stage, words, struck = [], busy, send, assetOrigin }: CardProps) {
  const t = useTexts(en, es)
  const { answer: chosen, taps, choose: pick, takeBack, sent } = useChosenAnswer()
  const choose: typeof pick = (answer, ...rest) => {
    if (!struck.some((option) => option === answer)) pick(answer, ...rest)
  }
  const isOpen = stage.name === 'question'
  const { question } = stage
  const verdict = stage.yourVerdict ?? null
  const isHeld = view.pausedByHost !== undefined
  const kind = useKindPieces(kindOf(question))
  const mayAnswer = isOpen && !isHeld && busy !== 'answer'
  const submit = () => {
    if (!mayAnswer || chosen === null) return
    sent()
    void send('answer', { questionId: question.id, answer: chosen })
  }
  const keys = answerKeys(question, kind, choose, submit)
  const answersByTap =
    view.game.tapToAnswer === true &&
    busy !== 'answer' &&
    kind.status === 'ready' &&
    kind.exports.isAnsweredByTap?.(stage.question) === true
  const button = (
    <Button
      full
      variant="primary"
      disabled={chosen === null || isHeld}
      busy={busy === 'answer'}
      onClick={submit}
    >
      {t('submit')}
    </Button>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the answers inside it
    <div className="pq-stack" onKeyDown={mayAnswer ? keys : undefined}>
      {!isOpen && (verdict || words) && (
        <p className="pq-round-status" role="status">
          {words ?? (
            <Badge
              variant={verdict?.isCorrect ? 'success' : verdict?.isPartly ? 'warning' : 'danger'}
            >
              {verdict?.isCorrect
                ? t('right', { count: verdict.pointsEarned })
                : t(verdict?.isPartly ? 'partly' : 'wrong')}
            </Badge>
          )}
        </p>
      )}
      <QuestionText question={question} assetOrigin={assetOrigin} takesFocus />
      <PlayerAnswers
        stage={stage}
        isAlone
        answer={isOpen ? chosen : (stage.yourAnswer ?? null)}
        isOpen={isOpen && !isHeld}
        isSending={busy === 'answer'}
        struck={struck}
        onChoose={choose}
        onSubmit={submit}
      />
      {isOpen &&
        (answersByTap ? (
          <TapToAnswer
            taps={taps}
            deadline={null}
            clockOffsetMs={0}
            isChosen={chosen !== null}
            isHeld={isHeld}
            onSend={submit}
            onTakeBack={takeBack}
            submit={button}
          />
        ) : (
          button
        ))}
    </div>
  )
}
