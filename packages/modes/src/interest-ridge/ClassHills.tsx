import { INTERESTS, type InterestScores } from '@pathquest/core/interests/interests'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import type { CSSProperties } from 'react'
import { HeightList, useHeightWords } from './HeightList'
import { Hills } from './Hills'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'
import type { ClassRidge } from './views'

const FLAT = Object.fromEntries(INTERESTS.map((interest) => [interest, 0])) as InterestScores

/** The sun rises as the class answers; then the ridge of the class stands in its light. */
export function ClassHills({ seen, style }: { seen: ClassRidge; style?: CSSProperties }) {
  const t = useTexts(en, es)
  const words = useHeightWords(seen.mean ?? FLAT)
  const waiting = t(seen.isShown ? 'class.few' : 'class.off')
  const label = seen.mean ? t('class.scene', { heights: words.join(', ') }) : waiting
  return (
    <>
      <Hills heights={seen.mean ?? FLAT} label={label} style={{ maxHeight: 'none', ...style }}>
        <circle
          cx="350"
          cy="226"
          r="64"
          fill="var(--pq-blaze)"
          fillOpacity=".9"
          style={{
            transform: `translateY(${-150 * seen.answered}px)`,
            transition: 'transform var(--pq-journey) var(--pq-ease)',
          }}
        />
      </Hills>
      {seen.mean ? <HeightList heights={seen.mean} isDense /> : <p>{waiting}</p>}
    </>
  )
}
