import type { GameHeader, PlayerView } from '@pathquest/game-core/rooms/views'
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { Countdown } from '../game/Countdown'
import {
  closedStates,
  openStates,
  type QuestionStage,
  type ResultStage,
} from '../game/option-states'
import { QuestionBadges, QuestionText } from '../game/Question'
import { Distribution, Explanation, Marked } from '../game/QuestionResult'
import { gameMessages } from '../messages/en/game'
import { playerMessages } from '../messages/en/player'
import { useMessages } from '../messages/MessagesProvider'
import { AnswerGrid } from '../ui/AnswerGrid'
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
  const t = useMessages(gameMessages)
  const player = useMessages(playerMessages)
  const [picked, setPicked] = useState<number | null>(null)
  const pending = state.pending?.questionId === stage.question.id ? state.pending : null
  const sending = pending?.status === 'sending'
  const kept = typeof stage.yourAnswer === 'number' ? stage.yourAnswer : null
  const answered = kept ?? (sending ? null : (pending?.selectedOptionIndex ?? null))
  const chosen = pending?.selectedOptionIndex ?? picked
  const open = stage.name === 'question' && answered === null
  const states = stage.name === 'result' ? closedStates(stage) : openStates(stage, answered, chosen)

  const submit = () => {
    if (open && !sending && chosen !== null) onAnswer?.(chosen)
  }
  const keys = (event: KeyboardEvent) => {
    if (!open || sending || typing(event)) return
    const index = answerKey(event.key, stage.question.options.length)
    if (index !== undefined) setPicked(index)
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
          {view.game.title}
        </p>
      )}
      <div className="pq-row">
        <QuestionBadges header={stage} />
      </div>
      {stage.name === 'question' && (
        <Countdown header={stage} clockOffsetMs={state.clockOffsetMs} now={now} />
      )}
      <RoundStatus stage={stage} saved={stage.name === 'question' && answered !== null} />
      <QuestionText
        question={stage.question}
        headingLevel={props.headingLevel}
        assetOrigin={props.assetOrigin}
        takesFocus
      />
      <AnswerGrid
        lang={t.contentLang}
        label={t('game.answers')}
        labels={{
          picked: t('game.picked'),
          right: <Marked sign="✓">{t('game.correctAnswer')}</Marked>,
          wrong: <Marked sign="✗">{t('game.yourAnswer')}</Marked>,
        }}
        options={stage.question.options.map((text, i) => ({ text, state: states[i] ?? 'idle' }))}
        picked={chosen ?? undefined}
        onPick={open ? setPicked : undefined}
        disabled={sending}
      />
      {stage.name === 'result' && isSurvey(view, stage) && <Distribution stage={stage} />}
      {stage.name === 'result' && (
        <Explanation
          text={stage.solution.explanation}
          lang={t.contentLang}
          link={<CareerLink game={view.game} careerLink={props.careerLink} />}
        />
      )}
      <PlayerFoot view={view}>
        <RoundAction
          view={view}
          stage={stage}
          open={open}
          sending={sending}
          ready={chosen !== null}
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

/** Nothing is right: how the class answered is all there is to learn. */
const isSurvey = ({ game }: PlayerView, { solution }: ResultStage): boolean =>
  solution.correctIndex === null && game.sessionType !== 'solo'

export interface CareerLinkProps {
  game: Pick<GameHeader, 'careerId' | 'careerTitle'>
  careerLink: PlayerSlots['careerLink']
}

/** "Explore this career" as a link of the page, where the game is about one. */
export function CareerLink({ game, careerLink }: CareerLinkProps) {
  const t = useMessages(playerMessages)
  if (!careerLink || !game.careerId) return null
  return careerLink(
    { id: game.careerId, title: game.careerTitle ?? '' },
    { className: 'pq-link', children: t('player.explore') },
  )
}

/** 1-6 and A-F choose an option; undefined for every other key. */
export function answerKey(key: string, options: number): number | undefined {
  if (key.length !== 1) return undefined
  const letter = key.toUpperCase().charCodeAt(0) - 65
  const index = letter >= 0 && letter < 6 ? letter : '123456'.indexOf(key)
  return index >= 0 && index < options ? index : undefined
}

/** Somebody writes, or means a shortcut of the browser. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  return (event.target as Element).closest('input, textarea, select, [contenteditable]') !== null
}
