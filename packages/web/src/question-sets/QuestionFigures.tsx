import type { QuestionFigures as Figures } from '@pathquest/core/contracts'
import { FIGURES_FROM_ANSWERS } from '@pathquest/core/question-sets/question-figures'
import { Icon } from '@pathquest/ui/art'
import { warningIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { questionFiguresMessages } from '../messages/en/question-figures'
import './question-figures.css'

/** From this share of right answers on a question is easy; below the other it is hard. */
const EASY_FROM = 0.8
const HARD_BELOW = 0.4
/** Usual limits of item analysis: below the second a question hardly tells players apart. */
const WELL_FROM = 0.3
const LITTLE_FROM = 0.15

const hardness = (share: number) =>
  share >= EASY_FROM ? 'easy' : share < HARD_BELOW ? 'hard' : 'medium'

const tellsApart = (discrimination: number) =>
  discrimination >= WELL_FROM
    ? 'well'
    : discrimination >= LITTLE_FROM
      ? 'little'
      : discrimination >= 0
        ? 'hardly'
        : 'wrong'

/** In whole percent; null is never shown. */
const percentOf = (share: number | null): number => Math.round(100 * (share ?? 0))

/** How one question did in class games, and what it should be mended for. */
export function QuestionFigures({ figures }: { figures: Figures }) {
  const t = useMessages(questionFiguresMessages)
  const { answers, rightShare, discrimination, upperRightShare, lowerRightShare } = figures
  if (rightShare === null) {
    return (
      <p className="question-figures pq-muted">
        {t('figures.few', { count: answers, min: FIGURES_FROM_ANSWERS })}
      </p>
    )
  }
  const upper = percentOf(upperRightShare)
  const lower = percentOf(lowerRightShare)
  return (
    <div className="question-figures">
      {figures.flaws.map((flaw) => (
        <p key={flaw} className="question-flaw">
          <Icon icon={warningIcon} />
          {t(`figures.flaw_${flaw}`)}
        </p>
      ))}
      <dl>
        <div>
          <dt>{t('figures.hard')}</dt>
          <dd>{t(`figures.${hardness(rightShare)}_share`, { percent: percentOf(rightShare) })}</dd>
        </div>
        <div>
          <dt>{t('figures.apart')}</dt>
          <dd>
            {discrimination === null
              ? t('figures.apart_unknown')
              : `${t(`figures.apart_${tellsApart(discrimination)}`)}: ${t('figures.ends', { upper, lower })}`}
          </dd>
        </div>
        <div>
          <dt>{t('figures.answers')}</dt>
          <dd>{answers}</dd>
        </div>
      </dl>
    </div>
  )
}
