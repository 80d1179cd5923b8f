import { useFocusOn } from '@pathquest/ui/hooks/use-focus'
import { RadioCards } from '@pathquest/ui/RadioCards'
import { Signpost } from '@pathquest/ui/Signpost'
import { useRef, useState } from 'react'
import type { PlayerPieceProps } from '../pieces'
import {
  HOME_PRICE,
  HOMES,
  type Home,
  REST_PRICE,
  TRAVEL,
  TRAVEL_PRICE,
  type Travel,
} from './budget'
import { useYearWords } from './use-year-words'
import { leftAfter, type YearView } from './views'

export interface LivingProps extends Pick<PlayerPieceProps, 'headingLevel' | 'send'> {
  year: YearView
  isHeld: boolean
}

/** Where to live and how to get about in the next two months, and what that leaves. */
export function Living({ year, isHeld, headingLevel, send }: LivingProps) {
  const { t, money, months } = useYearWords()
  const [home, setHome] = useState<Home | null>(null)
  const [travel, setTravel] = useState<Travel | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(heading, `live ${year.step}`)
  const Heading = `h${headingLevel ?? 1}` as 'h1'
  // As in the months before, until something else is chosen.
  const [livesIn, goesBy] = [home ?? year.home ?? 'room', travel ?? year.travel ?? 'bus']
  const left = leftAfter(year, livesIn, goesBy)
  return (
    <div className="pq-phase">
      <Heading ref={heading} tabIndex={-1}>
        {months(year.step)}
      </Heading>
      <RadioCards
        legend={t('live.home')}
        options={HOMES.map((value) => ({
          value,
          label: t(`home.${value}`),
          note: t('live.month', { amount: money(HOME_PRICE[value]) }),
        }))}
        value={livesIn}
        disabled={isHeld}
        onChange={setHome}
        minWidth={240}
      />
      <RadioCards
        legend={t('live.travel')}
        options={TRAVEL.map((value) => ({
          value,
          label: t(`travel.${value}`),
          note: t('live.month', { amount: money(TRAVEL_PRICE[value]) }),
        }))}
        value={goesBy}
        disabled={isHeld}
        onChange={setTravel}
        minWidth={150}
      />
      <p className="pq-muted">{t('live.rest', { amount: money(REST_PRICE) })}</p>
      <p role="status">
        <b>{t(left < 0 ? 'live.plan' : 'live.left', { amount: money(left) })}</b>
      </p>
      <Signpost
        full
        size="lg"
        disabled={isHeld}
        onClick={() => void send('live', { home: livesIn, travel: goesBy })}
      >
        {t('live.go')}
      </Signpost>
    </div>
  )
}
