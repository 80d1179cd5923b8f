import { INTERESTS, type InterestScores } from '@pathquest/core/interests/interests'
import { numberLocale } from '@pathquest/ui/messages/translate'
import { useTexts } from '@pathquest/ui/messages/use-texts'
import { InterestIcon } from './signs'
import { texts as en } from './texts.en'
import { texts as es } from './texts.es'

/** The six heights in words. */
export function useHeightWords(heights: InterestScores): string[] {
  const t = useTexts(en, es)
  return INTERESTS.map((interest) =>
    t('height', {
      interest: t(interest),
      height: heights[interest].toLocaleString(numberLocale(t.locale)),
    }),
  )
}

interface HeightListProps {
  heights: InterestScores
  /** Smaller, below a scene on a projector. */
  isDense?: boolean
}

/** What each sign stands for, and how high it is. */
export function HeightList({ heights, isDense }: HeightListProps) {
  const words = useHeightWords(heights)
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15em), 1fr))',
        gap: '0.3em 1.5em',
        margin: 0,
        padding: 0,
        listStyle: 'none',
        textAlign: 'start',
        fontSize: isDense ? '0.82em' : undefined,
      }}
    >
      {INTERESTS.map((interest, i) => (
        <li key={interest} style={{ display: 'flex', gap: '0.5em', alignItems: 'center' }}>
          <InterestIcon interest={interest} />
          {words[i]}
        </li>
      ))}
    </ul>
  )
}
