import type { HostView, ScreenView } from '@pathquest/core/rooms/views'
import { Badge } from '@pathquest/ui/Badge'
import { Button } from '@pathquest/ui/Button'
import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { useRef } from 'react'
import { JoinedLate } from '../kits/rounds/JoinedLate'
import { QuestionStep } from '../kits/rounds/QuestionStep'
import { ScreenBand } from '../kits/rounds/ScreenBand'
import type { PlayerPieceProps, RoundPieces, VerdictPieceProps, WatchPieceProps } from '../pieces'
import { Scene } from './scene'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import { Valley } from './valley'
import { SIGNS, type Sign, shelterPoints } from './walker'

export { how } from './how'
export { Results } from './Results'

interface OwnNight {
  lamps: number
  of: number
  row: number
  shelters: number
  isSheltered: boolean
  isDawn: boolean
  fire: number
  /** After the closing; null before it. */
  sign: Sign | null
  share: number
  dawn: number | null
}

interface ClassNight {
  lit: number
  of: number
  fire: number
  isDawn: boolean
  last: { dimmed: number; relit: number; litPercent: number; dawn: number | null } | null
}

/** With what it wears, once it is in the leaderboard. */
const characterOf = ({ you, leaderboard }: PlayerPieceProps['view']) =>
  leaderboard.find(({ playerId }) => playerId === you.playerId) ?? you

function OwnScene({ view, modeView }: Pick<PlayerPieceProps, 'view' | 'modeView'>) {
  const t = useTexts(en, es)
  const { lamps, of, row, fire, isDawn, isSheltered, sign } = modeView as unknown as OwnNight
  const place = isDawn
    ? 'dawn'
    : isSheltered
      ? 'shelter'
      : sign === SIGNS.relit || (lamps === 0 && sign !== SIGNS.dimmed)
        ? 'hut'
        : 'trail'
  return (
    <Scene
      {...{ place, lamps, of, fire }}
      player={characterOf(view)}
      row={sign === SIGNS.relit ? 2 : row}
      isFurther={sign === SIGNS.walked}
      label={t(`scene.${place}`, { count: lamps })}
    />
  )
}

/** What is lit, what there is to gain in the hut, and the way out of a question. */
function PlayerStatus(props: PlayerPieceProps) {
  const { view, modeView, busy, send } = props
  const t = useTexts(en, es)
  const { stage } = view
  const { lamps, row, shelters, isDawn, fire, sign } = modeView as unknown as OwnNight
  const isAsked = stage.name === 'question' && (stage.yourAnswer ?? null) === null
  const mayShelter = isAsked && !isDawn && lamps > 0 && shelters > 0
  const isInHut = lamps === 0 && !isDawn && sign === null
  return (
    <div className="pq-own-scene">
      <OwnScene {...props} />
      {isInHut && (
        <p>
          <b>{t('hut', { row })}</b> · {t('fire', { count: fire })}
        </p>
      )}
      {isDawn && stage.name === 'question' && (
        <p>
          <b>{t('dawn')}</b>
        </p>
      )}
      {mayShelter && (
        <Button
          full
          busy={busy === 'shelter'}
          disabled={view.pausedByHost !== undefined}
          onClick={() => void send('shelter')}
        >
          {t('shelter', { points: shelterPoints(stage.question.points), count: shelters })}
        </Button>
      )}
    </div>
  )
}

/** What the question did to lamps and fire. */
function PlayerVerdict({ view, modeView, title, text }: VerdictPieceProps) {
  const t = useTexts(en, es)
  const { stage } = view
  const { sign, lamps, share, dawn, isDawn } = modeView as unknown as OwnNight
  if (stage.name !== 'result' || sign === null) {
    return (
      <>
        {title}
        {text}
      </>
    )
  }
  const verdict = stage.yourVerdict
  const count = verdict?.pointsEarned ?? 0
  const told = (): string => {
    switch (sign) {
      case SIGNS.walked:
        return t('verdict.walked', { count })
      case SIGNS.dimmed:
        if (lamps > 0) return t('verdict.dimmed', { count: lamps })
        return t(isDawn ? 'verdict.dawnOut' : 'verdict.toHut')
      case SIGNS.warmed:
        return t('verdict.warmed', { count })
      case SIGNS.relit:
        return t('verdict.relit', { count, share })
      case SIGNS.waited:
        return t('verdict.waited')
      case SIGNS.sheltered:
        return t('verdict.shelteredText', { count: shelterPoints(stage.question.points) })
      default:
        return verdict ? t('verdict.partly', { count }) : t('verdict.passed')
    }
  }
  return (
    <>
      {sign === SIGNS.sheltered ? (
        <strong className="pq-verdict-title" data-calm>
          {t('verdict.sheltered')}
        </strong>
      ) : (
        title
      )}
      <span className="pq-verdict-text">
        {told()} {dawn !== null && t('verdict.dawn', { count: dawn })}
      </span>
    </>
  )
}

/** In the shelter until the others are done, or here for the first time. */
function PlayerPhase(props: PlayerPieceProps) {
  const t = useTexts(en, es)
  const { isSheltered } = props.modeView as unknown as OwnNight
  const heading = useRef<HTMLHeadingElement>(null)
  // The button of the shelter, which had the focus, is gone.
  useFocusOn(heading, isSheltered ? 'shelter' : null)
  const Heading = `h${props.headingLevel ?? 1}` as 'h1'
  return (
    <div className="pq-own-scene">
      <OwnScene {...props} />
      {isSheltered ? (
        <div className="pq-phase">
          <Heading ref={heading} tabIndex={-1}>
            {t('shelter.title')}
          </Heading>
          <p>{t('shelter.text')}</p>
        </div>
      ) : (
        <JoinedLate headingLevel={props.headingLevel} />
      )}
    </div>
  )
}

function useClassWords({ lit, fire, last }: ClassNight) {
  const t = useTexts(en, es)
  return {
    lit: t('lit', { count: lit }),
    changes: [
      ...(last && last.dimmed > 0 ? [t('class.out', { count: last.dimmed })] : []),
      ...(last && last.relit > 0 ? [t('class.relit', { count: last.relit })] : []),
    ],
    fire: t('fire', { count: fire }),
    dawn:
      last && last.dawn !== null
        ? t('class.dawn', { percent: last.litPercent, points: last.dawn })
        : null,
  }
}

function HostStatus({ modeView }: WatchPieceProps<HostView>) {
  const t = useTexts(en, es)
  const night = modeView as unknown as ClassNight
  const { lit, changes, fire, dawn } = useClassWords(night)
  return (
    <div style={{ margin: '10px 0' }}>
      <div className="pq-row">
        <Badge variant="solid">{lit}</Badge>
        {changes.map((change) => (
          <Badge key={change}>{change}</Badge>
        ))}
        <Badge>{fire}</Badge>
      </div>
      {night.isDawn && <p>{dawn ?? t('dawn')}</p>}
    </div>
  )
}

function ScreenScene({ view, modeView }: WatchPieceProps<ScreenView>) {
  const t = useTexts(en, es)
  const night = modeView as unknown as ClassNight
  const { lit, of, fire, isDawn, last } = night
  const { changes, ...words } = useClassWords(night)
  const lamps = [words.lit, ...changes].join(' · ')
  const sky = isDawn ? (words.dawn ?? (last === null ? t('dawn') : null)) : null
  return (
    <ScreenBand view={view} label={[lamps, words.fire, sky].filter(Boolean).join('. ')}>
      <Valley {...{ lit, of, fire, isDawn }} words={{ lamps, fire: words.fire }} dawn={sky} />
    </ScreenBand>
  )
}

export const round: RoundPieces = {
  HostStep: QuestionStep,
  PlayerStatus,
  PlayerVerdict,
  PlayerPhase,
  HostStatus,
  ScreenScene,
}

export const texts = { en, es }
