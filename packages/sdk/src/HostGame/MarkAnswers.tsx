import { HANDS_MAX } from '@pathquest/core/rooms/game-choices'
import type { HostPlayer } from '@pathquest/core/rooms/views'
import { PlayerAnswers } from '@pathquest/kinds/Answers'
import { answerText } from '@pathquest/kinds/answer-text'
import { useKindPieces } from '@pathquest/kinds/use-kind-pieces'
import { AnswerShape } from '@pathquest/ui/art/AnswerShape'
import { InlineError } from '@pathquest/ui/InlineError'
import { gameMessages } from '@pathquest/ui/messages/en/game'
import { withoutPhonesMessages } from '@pathquest/ui/messages/en/without-phones'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import type { QuestionStage } from '@pathquest/ui/question/question-stage'
import { TextField } from '@pathquest/ui/TextField'
import { useState } from 'react'
import type { HostPartProps } from './host-props'
import type { Marks } from './use-marks'

export interface MarkAnswersProps extends HostPartProps {
  stage: QuestionStage
  marks: Marks
}

/** Without phones: the host counts the hands, or takes down what each team answers. */
export function MarkAnswers(props: MarkAnswersProps) {
  const t = useMessages(withoutPhonesMessages)
  const isByTeams = props.view.game.oneDevice?.answers === 'teams'
  return (
    <section className="pq-marks">
      {isByTeams ? <TeamAnswers {...props} /> : <HandCounts {...props} />}
      <p className="pq-muted">{t('phones.note')}</p>
    </section>
  )
}

function HandCounts({ view, stage, marks }: MarkAnswersProps) {
  const t = useMessages(withoutPhonesMessages)
  const game = useMessages(gameMessages)
  const { choices, counts, setCount, isTooMany } = marks
  const total = view.game.oneDevice?.count ?? 0
  const count = counts.reduce((sum, one) => sum + one, 0)
  const set = (choice: number, wanted: number) =>
    setCount(choice, Math.min(HANDS_MAX, Math.max(0, wanted)))
  return (
    <fieldset className="pq-hands">
      <legend>{t('phones.count')}</legend>
      {choices.map((choice, i) => {
        const answer = answerText(stage.question, choice, t.locale) ?? ''
        const own = counts[i] ?? 0
        return (
          <div key={answer} className="pq-hands-row" lang={game.contentLang}>
            <AnswerShape index={i} />
            <div className="pq-estimate">
              <button
                type="button"
                className="pq-estimate-step"
                aria-label={t('phones.less', { answer })}
                disabled={own === 0}
                onClick={() => set(i, own - 1)}
              >
                −
              </button>
              <TextField
                label={answer}
                value={String(own)}
                inputMode="numeric"
                autoComplete="off"
                onFocus={(event) => event.currentTarget.select()}
                onChange={(text) => set(i, Number.parseInt(text, 10) || 0)}
              />
              <button
                type="button"
                className="pq-estimate-step"
                aria-label={t('phones.more', { answer })}
                onClick={() => set(i, own + 1)}
              >
                +
              </button>
            </div>
          </div>
        )
      })}
      <p role="status">
        <b>{t('phones.counted', { count, total })}</b>
      </p>
      {isTooMany && <InlineError>{t('phones.tooMany', { total })}</InlineError>}
    </fieldset>
  )
}

/** One team after another; with each question another one begins. */
function TeamAnswers({ view, stage, marks, state }: MarkAnswersProps) {
  const t = useMessages(withoutPhonesMessages)
  const kind = useKindPieces(stage.question.kind)
  const teams = inTurn(view.players, stage.index)
  const [chosenId, choose] = useState<string | null>(null)
  const next = teams.find(({ playerId }) => !marks.answers.has(playerId)) ?? teams[0]
  const team = teams.find(({ playerId }) => playerId === chosenId) ?? next
  if (!team) return null
  const byTap = kind.status === 'ready' && kind.exports.isAnsweredByTap?.(stage.question)
  // The host's own page has the solution; a team answers as players do.
  const { solution: _, counts: _c, countsOf: _o, ...asked } = stage
  return (
    <>
      <p>{t('phones.begins', { team: teams[0]?.displayName ?? '' })}</p>
      <fieldset className="pq-turns">
        <legend>{t('phones.whoAnswers')}</legend>
        {teams.map(({ playerId, displayName }) => (
          <button
            key={playerId}
            type="button"
            aria-pressed={playerId === team.playerId}
            onClick={() => choose(playerId)}
          >
            {displayName}
            {marks.answers.get(playerId) != null && (
              <>
                <span aria-hidden="true"> ✓</span>
                <span className="pq-hidden">{t('phones.answered', { team: displayName })}</span>
              </>
            )}
          </button>
        ))}
      </fieldset>
      <p>
        <b>{t('phones.answerOf', { team: team.displayName })}</b>
      </p>
      <PlayerAnswers
        key={team.playerId}
        stage={asked}
        answer={marks.answers.get(team.playerId) ?? null}
        isOpen
        isSending={state.busy !== null}
        onChoose={(answer, isMeant = true) => {
          marks.setAnswer(team.playerId, answer)
          // The next team is at it, unless the host is still moving through the answers.
          choose(byTap && isMeant ? null : team.playerId)
        }}
      />
    </>
  )
}

/** In the order of their seats, beginning with another one at each question. */
function inTurn(teams: readonly HostPlayer[], question: number): HostPlayer[] {
  const first = teams.length === 0 ? 0 : question % teams.length
  return [...teams.slice(first), ...teams.slice(0, first)]
}
