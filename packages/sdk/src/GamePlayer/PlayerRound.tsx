import type { Json } from '@pathquest/core/json'
import { kindOf } from '@pathquest/core/questions/documented-fields'
import type { GameHeader, PlayerView } from '@pathquest/core/rooms/views'
import { PlayerAnswers } from '@pathquest/kinds/Answers'
import { answerKeys } from '@pathquest/kinds/answer-keys'
import { useKindPieces } from '@pathquest/kinds/use-kind-pieces'
import type { RoundPieces } from '@pathquest/modes/pieces'
import { useLazyChunk } from '@pathquest/ui/hooks/use-lazy-chunk'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { playerMessages } from '@pathquest/ui/messages/en/player'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Countdown } from '@pathquest/ui/question/Countdown'
import {
  AnsweredBadge,
  Explanation,
  QuestionBadges,
  QuestionText,
} from '@pathquest/ui/question/Question'
import type { QuestionStage, ResultStage } from '@pathquest/ui/question/question-stage'
import { ReadAloud } from '@pathquest/ui/question/ReadAloud'
import { Remarks } from '@pathquest/ui/question/Remarks'
import { TapToAnswer, useChosenAnswer } from '@pathquest/ui/question/TapToAnswer'
import { WholeWords } from '@pathquest/ui/WholeWords'
import { useEffect, useState } from 'react'
import { PlayerFoot, RoundAction } from './PlayerFoot'
import { usePlayerPiece } from './PlayerModeView'
import type { GamePlayerViewProps, PlayerSlots } from './player-props'
import { RoundStanding } from './RoundStanding'
import { RoundStatus } from './RoundStatus'

const loadFact = () => import('./WaitingFact')
/** Waiting longer than this deserves something to read. */
const FACT_AFTER_MS = 5_000

export interface PlayerRoundProps extends GamePlayerViewProps {
  view: PlayerView
  stage: QuestionStage | ResultStage
  /** Its time has not started: an answer would be refused. */
  isEarly?: boolean
  /** What the mode adds. */
  round?: RoundPieces
}

/** One question from opening to result; pass the question's id as key. */
export function PlayerRound(props: PlayerRoundProps) {
  const { view, stage, state, now, isEarly = false, round = {}, onAnswer } = props
  const { question } = stage
  const t = useMessages(gameMessages)
  const player = useMessages(playerMessages)
  const picked = useChosenAnswer()
  const kind = useKindPieces(kindOf(question))
  const pending = state.pending?.questionId === question.id ? state.pending : null
  const sending = pending?.status === 'sending'
  const accepted = stage.yourAnswer ?? (sending ? null : (pending?.answer ?? null))
  const chosen = pending?.answer ?? picked.answer
  const closed = stage.name === 'result'
  const isHeld = view.pausedByHost !== undefined
  // Until the closing the view has the rank of the last one.
  const [rankBefore, setRankBefore] = useState<number | null>(null)
  useEffect(() => {
    if (!closed) setRankBefore(view.you.rank)
  }, [closed, view.you.rank])
  const open = !closed && accepted === null

  const isReady = chosen !== null && !isHeld && !isEarly
  const submit = (beside?: Readonly<Record<string, Json>>) => {
    if (!open || !isReady || sending) return
    picked.sent()
    onAnswer?.(chosen, beside)
  }
  const keys = answerKeys(question, kind, picked.choose, submit)

  const { careerId, careerTitle } = view.game
  const career = careerId && careerTitle ? { id: careerId, title: careerTitle } : null
  const isLongWait = useIsAfter(FACT_AFTER_MS, !closed && accepted !== null && !isHeld)
  const fact = useLazyChunk(loadFact, isLongWait && career !== null && props.api !== undefined)
  const { progress } = state
  const isToldProgress = !closed && accepted !== null && progress?.questionId === question.id
  const answersByTap =
    view.game.tapToAnswer === true &&
    open &&
    !sending &&
    kind.status === 'ready' &&
    kind.exports.isAnsweredByTap?.(question) === true
  const { PlayerStatus, PlayerSubmit, PlayerVerdict } = round
  const piece = usePlayerPiece(props)
  const action =
    open && PlayerSubmit ? (
      <PlayerSubmit {...piece} isReady={isReady} isSending={sending} onSubmit={submit} />
    ) : (
      <RoundAction
        view={view}
        stage={stage}
        open={open}
        sending={sending}
        ready={isReady}
        busy={state.busy !== null}
        clockOffsetMs={state.clockOffsetMs}
        now={now}
        label={sending ? player('player.submitting') : player('player.submit')}
        onSubmit={() => submit()}
        onNext={props.onNext}
      />
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the answers inside it
    <section className="pq-game-main" onKeyDown={open && !sending ? keys : undefined}>
      {view.game.title && (
        <p className="pq-game-title" lang={t.contentLang}>
          <WholeWords>{view.game.title}</WholeWords>
        </p>
      )}
      <div className="pq-row pq-round-head">
        <div className="pq-row">
          <QuestionBadges header={stage} hidesWorth={round.hidesWorth} />
          {isToldProgress && (
            <AnsweredBadge answered={progress.answered} present={progress.present} />
          )}
        </div>
        <ReadAloud
          key={question.id}
          question={question}
          answers={kind.status === 'ready' ? (kind.exports.spoken?.(question) ?? []) : []}
        />
      </div>
      {!closed && <Countdown header={stage} clockOffsetMs={state.clockOffsetMs} now={now} />}
      <RoundStatus
        stage={stage}
        standing={closed && <RoundStanding view={view} stage={stage} rankBefore={rankBefore} />}
        saved={!closed && accepted !== null}
        isHeld={isHeld}
        clockOffsetMs={state.clockOffsetMs}
        now={now}
        words={PlayerVerdict && ((common) => <PlayerVerdict {...piece} {...common} />)}
      />
      {PlayerStatus && <PlayerStatus {...piece} chosen={open ? chosen : null} />}
      {isLongWait && fact.status === 'ready' && props.api && career && (
        <fact.exports.WaitingFact
          api={props.api}
          career={career}
          question={question}
          index={stage.index}
        />
      )}
      <QuestionText
        question={question}
        headingLevel={props.headingLevel}
        assetOrigin={props.assetOrigin}
        takesFocus
      />
      <PlayerAnswers
        stage={stage}
        isAlone={view.game.sessionType === 'solo'}
        answer={open ? chosen : accepted}
        isOpen={open}
        isSending={sending}
        onChoose={picked.choose}
        onSubmit={() => submit()}
      />
      <Remarks stage={stage} />
      {closed && (
        <Explanation
          text={stage.solution.explanation}
          lang={t.contentLang}
          link={careerLinkOf(view.game, props.careerLink, player('player.explore'))}
        />
      )}
      {closed && props.closedQuestion?.(question)}
      <PlayerFoot view={view}>
        {answersByTap ? (
          <TapToAnswer
            taps={picked.taps}
            deadline={stage.name === 'question' ? stage.deadline : null}
            clockOffsetMs={state.clockOffsetMs}
            isChosen={chosen !== null}
            isHeld={isHeld || isEarly}
            onSend={() => submit()}
            onTakeBack={picked.takeBack}
            submit={action}
          />
        ) : (
          action
        )}
      </PlayerFoot>
    </section>
  )
}

/** Whether `isOn` has been true for this long. */
function useIsAfter(ms: number, isOn: boolean): boolean {
  const [isAfter, setAfter] = useState(false)
  useEffect(() => {
    setAfter(false)
    if (!isOn) return
    const timer = setTimeout(setAfter, ms, true)
    return () => clearTimeout(timer)
  }, [ms, isOn])
  return isOn && isAfter
}

/** "Explore this career" as a link of the page, where the game has a career. */
function careerLinkOf(
  { careerId, careerTitle }: GameHeader,
  careerLink: PlayerSlots['careerLink'],
  children: string,
) {
  if (!careerLink || !careerId) return null
  return careerLink({ id: careerId, title: careerTitle ?? '' }, { className: 'pq-link', children })
}
