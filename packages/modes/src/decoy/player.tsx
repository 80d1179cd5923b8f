import { Badge } from '@pathquest/ui/Badge'
import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { widgetKeys } from '@pathquest/ui/hooks/widget-keys'
import { Countdown } from '@pathquest/ui/question/Countdown'
import { type ReactNode, useRef } from 'react'
import { JoinedLate } from '../kits/rounds/JoinedLate'
import type { PlayerPieceProps } from '../pieces'
import { OwnFork } from './OwnFork'
import { OwnTold } from './OwnTold'
import { useDecoyWords } from './use-decoy-words'
import type { OwnView } from './views'

/** Lays a false trail, walks that of the others, and learns where both led. */
export function Player(props: PlayerPieceProps) {
  const { t } = useDecoyWords()
  const own = props.modeView as unknown as OwnView
  const { headingLevel = 1, now, busy, send, view } = props
  const { index, total, times, stage, lay, walk, clock, opensAt } = own
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(heading, `${index} ${stage}`)
  if (!own.isAsked && own.walked === null) return <JoinedLate headingLevel={headingLevel} />
  const isHeld = view.pausedByHost !== undefined
  const isSoon = walk !== null && now < opensAt
  const Heading = `h${headingLevel}` as 'h1'
  const choices = lay
    ? lay.tasks.map((text, task) => ({ value: task, text }))
    : (walk?.options.map(({ option, text }) => ({ value: option, text })) ?? [])
  const chosen = lay ? lay.pick : (walk?.answer ?? null)
  const mayChoose = choices.length > 0 && chosen === null && !isHeld && !isSoon && busy === null
  const choose = (value: number) => {
    if (!mayChoose) return
    if (lay) void send('lay', { task: value })
    else if (walk) void send('answer', { questionId: walk.questionId, answer: value })
  }
  const keys = widgetKeys(({ key }) => {
    const choice = choices[Number(key) - 1]
    if (!choice) return false
    choose(choice.value)
    return true
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the choices inside it
    <div className="pq-phase" onKeyDown={mayChoose ? keys : undefined}>
      <div className="pq-row">
        <Badge>{t('round', { number: index + 1, total })}</Badge>
        {times > 1 && <b>{t('double')}</b>}
      </div>
      {stage !== 'told' && <Countdown header={clock} clockOffsetMs={0} now={now} />}
      <div className="pq-own-scene" style={{ margin: 0 }}>
        <OwnFork own={own} />
      </div>
      <Heading ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {lay ? t('lay') : walk ? t('walk', { career: walk.career }) : own.walked?.career}
      </Heading>
      {lay && (
        <p>
          <b>{t('lay.career', { career: lay.career })}</b>
        </p>
      )}
      {choices.length > 0 && (
        <Tasks choices={choices} chosen={chosen} mayChoose={mayChoose} onChoose={choose} />
      )}
      <div role="status">
        {isSoon && <p>{t('walk.soon')}</p>}
        {chosen !== null && <p>{t(lay ? 'lay.done' : 'walk.done')}</p>}
        {stage === 'told' && <OwnTold own={own} stage={view.stage} />}
      </div>
    </div>
  )
}

interface TasksProps {
  choices: readonly { value: number; text: string }[]
  chosen: number | null
  mayChoose: boolean
  onChoose(value: number): void
}

const TASK = {
  display: 'block',
  minHeight: 56,
  padding: '8px 14px',
  textAlign: 'start',
  lineHeight: 1.25,
} as const

/** One below the other: tasks are sentences. */
const Tasks = ({ choices, chosen, mayChoose, onChoose }: TasksProps): ReactNode => (
  <ul className="pq-choices" data-rows>
    {choices.map(({ value, text }, i) => (
      <li key={value}>
        <button
          type="button"
          className="pq-choice"
          style={TASK}
          disabled={!mayChoose}
          aria-pressed={value === chosen}
          aria-keyshortcuts={String(i + 1)}
          onClick={() => onChoose(value)}
        >
          <b>
            {value === chosen && <span aria-hidden="true">⚑ </span>}
            {text}
          </b>
        </button>
      </li>
    ))}
  </ul>
)
