import type { Json } from '@pathquest/core/json'
import { kindOf } from '@pathquest/core/questions/documented-fields'
import type { GameHeader, PlayerView } from '@pathquest/core/rooms/views'
import { PlayerAnswers } from '@pathquest/kinds/Answers'
import { useKindPieces } from '@pathquest/kinds/use-kind-pieces'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { playerMessages } from '@pathquest/ui/messages/en/player'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Countdown } from '@pathquest/ui/question/Countdown'
import { Explanation, QuestionBadges, QuestionText } from '@pathquest/ui/question/Question'
import type { QuestionStage, ResultStage } from '@pathquest/ui/question/question-stage'
import { ReadAloud } from '@pathquest/ui/question/ReadAloud'
import { WholeWords } from '@pathquest/ui/WholeWords'
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { PlayerFoot, RoundAction } from './PlayerFoot'
import type { GamePlayerViewProps, PlayerSlots } from './player-props'
import { RoundStatus } from './RoundStatus'

export interface PlayerRoundProps extends GamePlayerViewProps {
  view: PlayerView
  stage: QuestionStage | ResultStage
}

/** One question from opening to result; give it the question's id as key. */
export function PlayerRound(props: PlayerRoundProps) {
  const { view, stage, state, now, onAnswer } = props
  const { question } = stage
  const t = useMessages(gameMessages)
  const player = useMessages(playerMessages)
  const [picked, setPicked] = useState<Json>(null)
  const kind = useKindPieces(kindOf(question))
  const pending = state.pending?.questionId === question.id ? state.pending : null
  const sending = pending?.status === 'sending'
  const kept = stage.yourAnswer ?? (sending ? null : (pending?.answer ?? null))
  const chosen = pending?.answer ?? picked
  const closed = stage.name === 'result'
  const isHeld = view.pausedByHost !== undefined
  const open = !closed && kept === null

  const submit = () => {
    if (open && !isHeld && !sending && chosen !== null) onAnswer?.(chosen)
  }
  const keys = (event: KeyboardEvent) => {
    if (!open || sending || typing(event)) return
    const meant =
      kind.status === 'ready' ? kind.exports.answerOfKey?.(event.key, question) : undefined
    if (meant !== undefined) setPicked(meant)
    else if (event.key === 'Enter' && !(event.target as Element).closest('button, a')) submit()
    else return
    // The host page must not take the same key for a shortcut of its own.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the answers inside it
    <section className="pq-game-main" onKeyDown={keys}>
      {view.game.title && (
        <p className="pq-game-title" lang={t.contentLang}>
          <WholeWords>{view.game.title}</WholeWords>
        </p>
      )}
      <div className="pq-row pq-round-head">
        <div className="pq-row">
          <QuestionBadges header={stage} />
        </div>
        <ReadAloud key={question.id} question={question} />
      </div>
      {!closed && <Countdown header={stage} clockOffsetMs={state.clockOffsetMs} now={now} />}
      <RoundStatus
        stage={stage}
        saved={!closed && kept !== null}
        isHeld={isHeld}
        clockOffsetMs={state.clockOffsetMs}
        now={now}
      />
      <QuestionText
        question={question}
        headingLevel={props.headingLevel}
        assetOrigin={props.assetOrigin}
        takesFocus
      />
      <PlayerAnswers
        stage={stage}
        isAlone={view.game.sessionType === 'solo'}
        answer={open ? chosen : kept}
        isOpen={open}
        isSending={sending}
        onChoose={setPicked}
      />
      {closed && (
        <Explanation
          text={stage.solution.explanation}
          lang={t.contentLang}
          link={careerLinkOf(view.game, props.careerLink, player('player.explore'))}
        />
      )}
      {closed && props.closedQuestion?.(question)}
      <PlayerFoot view={view}>
        <RoundAction
          view={view}
          stage={stage}
          open={open}
          sending={sending}
          ready={chosen !== null && !isHeld}
          busy={state.busy !== null}
          clockOffsetMs={state.clockOffsetMs}
          now={now}
          label={sending ? player('player.submitting') : player('player.submit')}
          onSubmit={submit}
          onNext={props.onNext}
        />
      </PlayerFoot>
    </section>
  )
}

/** "Explore this career" as a link of the page, where the game is about one. */
function careerLinkOf(
  { careerId, careerTitle }: GameHeader,
  careerLink: PlayerSlots['careerLink'],
  children: string,
) {
  if (!careerLink || !careerId) return null
  return careerLink({ id: careerId, title: careerTitle ?? '' }, { className: 'pq-link', children })
}

/** Somebody writes, or means a shortcut of the browser. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  return (event.target as Element).closest('input, textarea, select, [contenteditable]') !== null
}
