import type { Json } from '@pathquest/core/json'
import { kindOf } from '@pathquest/core/questions/documented-fields'
import { PlayerAnswers } from '@pathquest/kinds/Answers'
import { answerKeys } from '@pathquest/kinds/answer-keys'
import { useKindPieces } from '@pathquest/kinds/use-kind-pieces'
import { Button } from '@pathquest/ui/Button'
import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { Countdown } from '@pathquest/ui/question/Countdown'
import { QuestionText } from '@pathquest/ui/question/Question'
import { useRef, useState } from 'react'
import type { PlayerPieceProps } from '../pieces'
import { ClassRidge } from './ClassRidge'
import { askedStage, spreadText } from './stage'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { PlayerLook } from './views'

/** The class talks about what it answered, and answers again. */
export function PlayerTalk(props: PlayerPieceProps) {
  const t = useTexts(en, es)
  const look = props.modeView as unknown as PlayerLook
  const { phase, asked } = look
  const heading = useRef<HTMLHeadingElement>(null)
  // In the second look the question takes it, whose keys answer.
  useFocusOn(heading, phase?.name === 'talk' ? `talk ${asked?.index}` : null)
  const isAsked = phase !== null && asked !== null && (phase.mayChoose || look.second !== null)
  if (!isAsked) {
    return (
      <div className="pq-phase">
        <h1 role="status">{t('late')}</h1>
      </div>
    )
  }
  const mine = typeof look.first === 'number' ? look.first : null
  return (
    <div className="pq-phase">
      <h1 ref={heading} tabIndex={-1}>
        {t(phase.name === 'talk' ? 'talk' : 'second')}
      </h1>
      <Countdown header={phase} clockOffsetMs={0} now={props.now} />
      {phase.name === 'talk' && <p>{t('talk.how')}</p>}
      <ClassRidge
        counts={look.spread}
        label={t('spread', { list: spreadText(look.spread, mine, t('mine')) })}
        mine={mine}
        seed={asked.question.id}
      />
      <SecondLook key={phase.name} {...props} look={look} />
    </div>
  )
}

/** The question again: while the class talks only to be read. */
function SecondLook({
  look,
  view,
  busy,
  send,
  assetOrigin,
}: PlayerPieceProps & { look: PlayerLook }) {
  const t = useTexts(en, es)
  const { phase, first, second } = look
  const stage = askedStage(look)
  const [picked, setPicked] = useState<Json>(null)
  const kind = useKindPieces(stage ? kindOf(stage.question) : null)
  if (!stage || !phase) return null
  const { question } = stage
  const isOpen =
    phase.name === 'second' && second === null && view.pausedByHost === undefined && busy === null
  const chosen = second ?? picked ?? first
  const submit = () => {
    if (isOpen && chosen !== null) void send('look', { questionId: question.id, answer: chosen })
  }
  const keys = answerKeys(question, kind, setPicked, submit)
  const isKept = chosen === first
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the answers inside it
    <div className="pq-stack" onKeyDown={isOpen ? keys : undefined}>
      <QuestionText
        question={question}
        headingLevel={2}
        assetOrigin={assetOrigin}
        takesFocus={phase.name === 'second'}
      />
      <PlayerAnswers
        stage={stage}
        answer={chosen}
        isOpen={isOpen}
        isSending={busy === 'look'}
        onChoose={setPicked}
      />
      {phase.name === 'second' && second === null && (
        <Button
          full
          variant="primary"
          disabled={!isOpen || chosen === null}
          busy={busy === 'look'}
          onClick={submit}
        >
          {t(first === null ? 'choose' : isKept ? 'keep' : 'switch')}
        </Button>
      )}
      <div role="status">{second !== null && t(isKept ? 'kept' : 'switched')}</div>
    </div>
  )
}
