import { Badge } from '@pathquest/ui/Badge'
import { Button } from '@pathquest/ui/Button'
import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { useOwnText, useTexts } from '@pathquest/ui/messages/use-texts'
import { Countdown } from '@pathquest/ui/question/Countdown'
import { useRef } from 'react'
import { JoinedLate } from '../kits/rounds/JoinedLate'
import type { PlayerPieceProps, RoundPieces, StepPieceProps } from '../pieces'
import { GalleryForm } from './GalleryForm'
import { PlanCard, PlanList } from './PlanCard'
import { PlanForm } from './PlanForm'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { CallView, OwnCallView } from './views'
import { HostPhase, ScreenPhase } from './watched'

export { how } from './how'
export { Results } from './Results'

/** The mission, and below it what is to be done in this part of it. */
function PlayerPhase(props: PlayerPieceProps) {
  const t = useTexts(en, es)
  const read = useOwnText()
  const call = props.modeView as unknown as OwnCallView
  const { index, total, mission, phase, isIn } = call
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(heading, `${index} ${phase?.name}`)
  if (!isIn) return <JoinedLate headingLevel={props.headingLevel} />
  const Heading = `h${props.headingLevel ?? 1}` as 'h1'
  const isGallery = phase?.name === 'gallery'
  return (
    <div className="pq-phase" key={index}>
      <div className="pq-row">
        <Badge>{t('mission', { number: index + 1, total })}</Badge>
      </div>
      <Heading ref={heading} tabIndex={-1}>
        {isGallery ? t('gallery') : read(mission)}
      </Heading>
      {phase && <Countdown header={phase} clockOffsetMs={0} now={props.now} />}
      {isGallery && <p>{read(mission)}</p>}
      {phase === null ? (
        <Told {...props} call={call} />
      ) : isGallery ? (
        <GalleryForm {...props} />
      ) : (
        <PlanForm {...props} />
      )}
    </div>
  )
}

/** The plans with most stars, and how many the own one got. */
function Told({ call, busy, send }: PlayerPieceProps & { call: OwnCallView }) {
  const t = useTexts(en, es)
  const { told, careers, stars, mine } = call
  if (!told) return null
  const hasStars = told.sent !== null
  return (
    <>
      <div role="status">
        {stars !== null && (
          <p>
            <b>{t('own', { count: stars })}</b>
          </p>
        )}
        <p>
          {told.plans === 0
            ? t('nobody')
            : told.top.length === 0
              ? t('none')
              : t(hasStars ? 'most' : 'few')}
        </p>
      </div>
      <PlanList>
        {told.top.map((plan, i) => (
          <PlanCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan is its place
            key={i}
            careers={careers}
            plan={plan}
          >
            {i === mine && plan.by === null && (
              <>
                <p>{t('mine')}</p>
                <Button busy={busy === 'show_name'} onClick={() => void send('show_name')}>
                  {t('show')}
                </Button>
              </>
            )}
          </PlanCard>
        ))}
      </PlanList>
      {!hasStars && told.plans > 0 && <p>{t('few.why')}</p>}
    </>
  )
}

function HostStep({ modeView }: StepPieceProps) {
  const t = useTexts(en, es)
  const { phase, index, total } = modeView as unknown as CallView
  if (phase) return t(phase.name === 'plan' ? 'step.plan' : 'step.gallery')
  return t(index + 1 < total ? 'step.next' : 'step.last')
}

export const round: RoundPieces = {
  PlayerPhase,
  HostPhase,
  HostStep,
  ScreenPhase,
}

export const texts = { en, es }
