import { AnswerShape, optionLetter } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { setPrintMessages } from '../../messages/en/set-print'
import type { CardLayout } from './PrintOptions'

const LETTERS = [0, 1, 2, 3]

/**
 * The letters A to D to hold up, each with the shape that its option has on the projector. Folded
 * twice, a page shows one letter at a time; its upper half is turned over the top, so it stands on
 * its head.
 */
export function LetterCards({ layout }: { layout: CardLayout }) {
  const t = useMessages(setPrintMessages)
  return (
    <ul className="paper-sheet letter-cards" data-layout={layout} aria-label={t('print.letters')}>
      {LETTERS.map((place) => (
        <li
          key={place}
          className="letter-card"
          data-turned={(layout === 'fold' && place < 2) || undefined}
          aria-label={optionLetter(place)}
        >
          <AnswerShape index={place} />
        </li>
      ))}
    </ul>
  )
}
