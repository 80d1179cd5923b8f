import type { HostView, ScreenView, Stage } from '@pathquest/core/rooms/views'
import { optionLetter } from '@pathquest/ui/art/AnswerShape'
import { Badge } from '@pathquest/ui/Badge'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { Countdown } from '@pathquest/ui/question/Countdown'
import { QuestionText } from '@pathquest/ui/question/Question'
import { RingCountdown } from '@pathquest/ui/question/RingCountdown'
import { Medal } from '@pathquest/ui/Standing'
import type { WatchPieceProps } from '../pieces'
import { ClassRidge, type RidgeSize } from './ClassRidge'
import { blazedWorth } from './looks'
import { spreadText } from './stage'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { WatchedLook } from './views'

/** As wide as the projector, so that the options stand below their peaks. */
const TALK_SIZE = { height: '25vh', ratio: 6.63 }
const CLOSED_SIZE = { height: '14vh', ratio: 5.2 }

const lookOf = (props: WatchPieceProps<HostView | ScreenView>) =>
  props.modeView as unknown as WatchedLook

/** While a question is open that not everybody meets alike. */
function Blazed(props: WatchPieceProps<HostView | ScreenView>) {
  const t = useTexts(en, es)
  const { stage } = props.view
  if (stage.name !== 'question' || lookOf(props).behind === 0) return null
  return <p>{t('blazed.class', { count: blazedWorth(stage.question.points, 1) })}</p>
}

/** Above the question on the projector, which has no margins of its own there. */
export const ScreenBlazed = (props: WatchPieceProps<ScreenView>) => (
  <div style={{ paddingInline: 24, textAlign: 'center' }}>
    <Blazed {...props} />
  </div>
)

/** Between the looks the ridge of the class fills the projector. */
export function ScreenTalk(props: WatchPieceProps<ScreenView>) {
  const t = useTexts(en, es)
  const look = lookOf(props)
  const { phase, asked, spread } = look
  if (!phase || !asked) return null
  const { question } = asked
  const isTalk = phase.name === 'talk'
  return (
    <>
      <div className="pq-screen-question" data-long={question.text.length > 80 || undefined}>
        <QuestionText question={question} assetOrigin={props.assetOrigin} />
        <RingCountdown key={phase.name} header={phase} clockOffsetMs={0} now={props.now} />
      </div>
      <div>
        <p className="pq-row" style={{ marginBottom: 18 }}>
          <Badge variant={isTalk ? 'reward' : 'info'}>{t(isTalk ? 'talk' : 'second')}</Badge>
          {isTalk ? t('talk.how') : t('looked', { count: phase.chosen, present: phase.present })}
        </p>
        <ClassRidge
          counts={spread}
          label={t('spread', { list: spreadText(spread, null, '') })}
          seed={question.id}
          size={TALK_SIZE}
        />
        <OptionNames options={question.options} />
      </div>
    </>
  )
}

/** What the letters of the ridge stand for, below its peaks. */
function OptionNames({ options }: { options: readonly string[] }) {
  const { contentLang } = useTexts(en, es)
  return (
    <ol
      lang={contentLang}
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${options.length}, minmax(0, 1fr))`,
        gap: 12,
        margin: '14px 0 0',
        padding: 0,
        listStyle: 'none',
        textAlign: 'center',
      }}
    >
      {options.map((option, i) => (
        <li key={optionLetter(i)}>
          <b className="pq-hidden">{optionLetter(i)} </b>
          {option}
        </li>
      ))}
    </ol>
  )
}

/** After the closing: the ridge moves from before to after, beside the first five. */
export function ScreenClosed(props: WatchPieceProps<ScreenView>) {
  const t = useTexts(en, es)
  const { view } = props
  const look = lookOf(props)
  return (
    <footer className="pq-screen-strip" style={CLOSED}>
      <Risen stage={view.stage} look={look} size={CLOSED_SIZE} />
      <div>
        <p style={{ marginBottom: '1.6vh' }}>
          {look.wasSkipped ? t('skip') : <RiseText look={look} />}
        </p>
        <ol style={FIRST_FIVE}>
          {view.leaderboard.slice(0, 5).map(({ playerId, displayName, rank, score }) => (
            <li key={playerId} style={{ minHeight: 0, gap: 10 }}>
              <Medal place={rank} size={44} outline />
              <span className="pq-screen-name">{displayName}</span>
              <b style={{ color: 'var(--pq-blaze)' }}>{Math.round(score)}</b>
            </li>
          ))}
        </ol>
      </div>
    </footer>
  )
}

const CLOSED = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  gap: 48,
  alignItems: 'center',
  fontSize: 'max(24px, 3.1vh)',
} as const
const FIRST_FIVE = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1.2vh 32px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const

export interface RisenProps {
  stage: Stage
  look: WatchedLook
  size?: RidgeSize
}

/** The ridge of a closed question. */
export function Risen({ stage, look: { rise }, size }: RisenProps) {
  const t = useTexts(en, es)
  if (stage.name !== 'result') return null
  const right = stage.solution.correctIndex
  const common = { right, seed: stage.question.id, ...(size && { size }) }
  if (!rise) {
    const label = t('spread', { list: spreadText(stage.counts, null, '') })
    return <ClassRidge counts={stage.counts} label={label} {...common} />
  }
  const list = rise.before.map((before, i) =>
    t('rising.of', { letter: optionLetter(i), before, after: rise.after[i] ?? 0 }),
  )
  return (
    <ClassRidge
      counts={rise.after}
      before={rise.before}
      label={t('rising', { list: list.join('; ') })}
      {...common}
    />
  )
}

export function RiseText({ look: { rise } }: { look: WatchedLook }) {
  const t = useTexts(en, es)
  if (!rise) return null
  const { from, to, bonus: count } = rise
  return count > 0 ? t('rise', { from, to, count }) : t('moved', { from, to })
}

export function HostTalk(props: WatchPieceProps<HostView>) {
  const t = useTexts(en, es)
  const { phase, asked, spread } = lookOf(props)
  if (!phase || !asked) return null
  const isTalk = phase.name === 'talk'
  return (
    <div className="pq-phase">
      <h2>{t(isTalk ? 'talk' : 'second')}</h2>
      <Countdown header={phase} clockOffsetMs={0} now={props.now} />
      <p className="pq-muted">
        {t(isTalk ? 'host.talk' : 'host.second')}{' '}
        {!isTalk && t('looked', { count: phase.chosen, present: phase.present })}
      </p>
      <ClassRidge
        counts={spread}
        label={t('spread', { list: spreadText(spread, null, '') })}
        seed={asked.question.id}
      />
      <QuestionText question={asked.question} headingLevel={3} assetOrigin={props.assetOrigin} />
      <OptionNames options={asked.question.options} />
    </div>
  )
}

export function HostStatus(props: WatchPieceProps<HostView>) {
  const t = useTexts(en, es)
  const look = lookOf(props)
  if (props.view.stage.name === 'question') {
    return (
      <>
        <Badge variant="info">{t('first')}</Badge>
        <Blazed {...props} />
      </>
    )
  }
  if (look.wasSkipped) return <p>{t('skip')}</p>
  return look.rise ? (
    <>
      <Risen stage={props.view.stage} look={look} />
      <p>
        <RiseText look={look} />
      </p>
    </>
  ) : null
}
