import type { PlayerPieceProps } from '../pieces'
import { GOALS, goalPrice } from './budget'
import { Choices } from './Choices'
import { GoalIcon } from './GoalIcon'
import { Living } from './Living'
import { useYearWords } from './use-year-words'
import type { WaysView, YearView } from './views'
import { YearStory } from './YearStory'

export interface DecidingProps extends Pick<PlayerPieceProps, 'headingLevel' | 'send'> {
  year: YearView
  isHeld: boolean
}

/** What the year asks now. */
export function Deciding(props: DecidingProps) {
  const { year } = props
  const { t, read } = useYearWords()
  switch (year.at) {
    case 'career':
      return <Careers {...props} />
    case 'goal':
      return <Goals {...props} />
    case 'live':
      return <Living key={year.step} {...props} />
    case 'way':
      return year.event && <Ways {...props} event={year.event} />
    case 'differ':
      return (
        <Choices
          headingLevel={props.headingLevel}
          title={t('differ.title')}
          focus="differ"
          isDisabled={props.isHeld}
          inRows
          choices={[
            ...(['same', 'home', 'travel'] as const).map((what) => ({
              key: what,
              label: t(`differ.${what}`),
              onChoose: () => void props.send('differ', { what, event: 0 }),
            })),
            ...year.lived.map(({ text, way }, event) => ({
              key: String(event),
              label: t('differ.event', { event: read(text), way: read(way) }),
              onChoose: () => void props.send('differ', { what: 'event', event }),
            })),
          ]}
        >
          <p>{t('differ.text')}</p>
        </Choices>
      )
    case 'done':
      return (
        <>
          <p role="status">{t('done.wait')}</p>
          {year.end && <YearStory end={year.end} headingLevel={props.headingLevel} />}
        </>
      )
  }
}

function Careers({ year, isHeld, headingLevel, send }: DecidingProps) {
  const { t, money } = useYearWords()
  return (
    <Choices
      headingLevel={headingLevel}
      title={t('career.title')}
      focus="career"
      isDisabled={isHeld}
      inRows
      choices={year.offers.map(({ id, title, monthly, education }, offer) => ({
        key: id,
        label: <span lang={t.contentLang}>{title}</span>,
        details: [
          t('career.month', { amount: money(monthly) }),
          education && t('career.education', { level: education }),
        ],
        onChoose: () => void send('career', { offer }),
      }))}
    >
      <p className="pq-muted">{t('career.source', { year: year.payYear })}</p>
    </Choices>
  )
}

function Goals({ year, isHeld, headingLevel, send }: DecidingProps) {
  const { t, money } = useYearWords()
  return (
    <Choices
      headingLevel={headingLevel}
      title={t('goal.title')}
      focus="goal"
      isDisabled={isHeld}
      choices={GOALS.map((goal) => ({
        key: goal,
        label: t(`goal.${goal}`),
        details: [
          goal === 'cushion' ? t('goal.months') : null,
          t('goal.price', { amount: money(goalPrice(goal, year.job?.monthly ?? 0)) }),
        ],
        picture: <GoalIcon goal={goal} />,
        onChoose: () => void send('goal', { goal }),
      }))}
    />
  )
}

function Ways({ year, event, isHeld, headingLevel, send }: DecidingProps & { event: WaysView }) {
  const { t, read, money } = useYearWords()
  const priceOf = (now: number) => {
    if (now === 0) return t('way.free')
    return t(now > 0 ? 'way.costs' : 'way.earns', { amount: money(now) })
  }
  return (
    <Choices
      headingLevel={headingLevel}
      title={read(event.text)}
      focus={`way ${year.step}`}
      isDisabled={isHeld}
      choices={event.ways.map(({ text, now, later }, way) => ({
        key: String(way),
        label: read(text),
        details: [priceOf(now), later > 0 ? t('way.later', { amount: money(later) }) : null],
        onChoose: () => void send('way', { way }),
      }))}
    >
      {year.last && (
        <p className="pq-muted">
          {t('paid', { income: money(year.last.income), costs: money(year.last.costs) })}
        </p>
      )}
    </Choices>
  )
}
