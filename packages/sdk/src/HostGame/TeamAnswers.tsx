import type { OpenQuestion } from '@pathquest/core/questions/questions'
import type { HostPlayer } from '@pathquest/core/rooms/views'
import { PlayerAnswers } from '@pathquest/kinds/Answers'
import { useKindPieces } from '@pathquest/kinds/use-kind-pieces'
import { withoutPhonesMessages } from '@pathquest/ui/messages/en/without-phones'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import type { QuestionStage } from '@pathquest/ui/question/question-stage'
import { useState } from 'react'
import { BesideAnswer } from './BesideAnswer'
import type { MarkPartProps } from './host-props'
import { useMarkTexts } from './use-mark-texts'
import { isSaid, type TeamMark } from './use-marks'

/** One team after another; with each question another one begins. */
export function TeamAnswers({ marks, ...props }: MarkPartProps) {
  const { view } = props
  const t = useMessages(withoutPhonesMessages)
  const { asked, teams: said } = marks
  const teams = inTurn(
    view.players.filter(({ playerId }) => asked.players?.includes(playerId)),
    'index' in view.stage ? view.stage.index : 0,
  )
  const [chosenId, choose] = useState<string | null>(null)
  const next = teams.find(({ playerId }) => !isSaid(said.get(playerId))) ?? teams[0]
  const team = teams.find(({ playerId }) => playerId === chosenId) ?? next
  if (!team) return null
  const { playerId } = team
  return (
    <>
      <p>{t('phones.begins', { team: teams[0]?.displayName ?? '' })}</p>
      <fieldset className="pq-turns">
        <legend>{t('phones.whoAnswers')}</legend>
        {teams.map((one) => (
          <button
            key={one.playerId}
            type="button"
            aria-pressed={one.playerId === playerId}
            onClick={() => choose(one.playerId)}
          >
            {one.displayName}
            {isSaid(said.get(one.playerId)) && (
              <>
                <span aria-hidden="true"> ✓</span>
                <span className="pq-hidden">{t('phones.answered', { team: one.displayName })}</span>
              </>
            )}
          </button>
        ))}
      </fieldset>
      <p>
        <b>
          {t(asked.question ? 'phones.answerOf' : 'phones.choiceOf', { team: team.displayName })}
        </b>
      </p>
      <TeamAnswer
        key={playerId}
        {...props}
        marks={marks}
        playerId={playerId}
        onSay={(mark, isWhole) => {
          marks.setTeam(playerId, mark)
          // The next team is at it, unless the host is still moving through the answers.
          choose(isWhole ? null : playerId)
        }}
      />
    </>
  )
}

interface TeamAnswerProps extends MarkPartProps {
  playerId: string
  /** `isWhole`: there is nothing left to say. */
  onSay: (mark: TeamMark, isWhole: boolean) => void
}

/** An answer as players give it, or one of a few choices; with what the mode asks beside it. */
function TeamAnswer({ view, state, marks, playerId, onSay }: TeamAnswerProps) {
  const texts = useMarkTexts(view)
  const { question, choices = [], field, beside, or } = marks.asked
  const mark = marks.teams.get(playerId) ?? {}
  // What goes with an answer is said after it, and ends the turn.
  const say = (answer: TeamMark['answer'], isWhole: boolean) =>
    onSay({ ...(mark.beside && { beside: mark.beside }), answer }, isWhole && !beside)
  return (
    <>
      {question ? (
        <AskedAnswer
          question={question}
          answer={mark.answer ?? null}
          isSending={state.busy !== null}
          onSay={say}
        />
      ) : (
        <div className="pq-turns">
          {choices
            .filter(({ only }) => only?.includes(playerId) ?? true)
            .map((choice) => (
              <button
                key={choice.value}
                type="button"
                aria-pressed={choice.value === mark.answer}
                onClick={() => say(choice.value, true)}
              >
                {texts.ofChoice(choice, field)}
              </button>
            ))}
        </div>
      )}
      <BesideAnswer
        view={view}
        chosen={mark.beside ?? {}}
        onChoose={(name, value) => {
          const { or: _, ...answered } = mark
          const said = { ...answered, beside: { ...mark.beside, [name]: value } }
          onSay(said, isSaid(said))
        }}
      />
      {or?.players.includes(playerId) && (
        <div className="pq-turns">
          <button
            type="button"
            aria-pressed={mark.or === true}
            onClick={() => (mark.or ? onSay({}, false) : onSay({ or: true }, true))}
          >
            {texts.ofName(or.move)}
          </button>
        </div>
      )}
    </>
  )
}

interface AskedAnswerProps {
  question: OpenQuestion
  answer: NonNullable<TeamMark['answer']> | null
  isSending: boolean
  onSay: (answer: TeamMark['answer'], isWhole: boolean) => void
}

/** The question as players answer it: the host's own page has the solution. */
function AskedAnswer({ question, answer, isSending, onSay }: AskedAnswerProps) {
  const kind = useKindPieces(question.kind)
  const byTap = kind.status === 'ready' && (kind.exports.isAnsweredByTap?.(question) ?? false)
  return (
    <PlayerAnswers
      stage={stageOf(question)}
      answer={answer}
      isOpen
      isSending={isSending}
      onChoose={(given, isMeant = true) => onSay(given, byTap && isMeant)}
    />
  )
}

const stageOf = (question: OpenQuestion): QuestionStage => ({
  name: 'question',
  question,
  index: 0,
  total: 1,
  openedAt: 0,
  deadline: null,
  limitMs: null,
  answeredCount: 0,
  presentCount: 0,
})

/** In the order of their seats, beginning with another one at each question. */
function inTurn(teams: readonly HostPlayer[], question: number): HostPlayer[] {
  const first = teams.length === 0 ? 0 : question % teams.length
  return [...teams.slice(first), ...teams.slice(0, first)]
}
