import { Card, Checkbox, RadioCards } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { setPrintMessages } from '../../messages/en/set-print'

/** How the letters A to D are put on paper. */
export type CardLayout = 'cut' | 'fold' | 'single'

export interface PrintChoice {
  /** One at a time: a key that is printed with the quiz is handed out with it. */
  what: 'quiz' | 'key' | 'letters'
  hasName: boolean
  hasPoints: boolean
  hasPictures: boolean
  hasExplanations: boolean
  cards: CardLayout
}

export const PRINT_CHOICE: PrintChoice = {
  what: 'quiz',
  hasName: true,
  hasPoints: true,
  hasPictures: true,
  hasExplanations: true,
  cards: 'cut',
}

const WHAT = ['quiz', 'key', 'letters'] as const
const QUIZ_PARTS = ['hasName', 'hasPoints', 'hasPictures'] as const
const CARDS = ['cut', 'fold', 'single'] as const

interface PrintOptionsProps {
  choice: PrintChoice
  onChange: (part: Partial<PrintChoice>) => void
}

/** What to print, chosen before printing; never on paper itself. */
export function PrintOptions({ choice, onChange }: PrintOptionsProps) {
  const t = useMessages(setPrintMessages)
  return (
    <Card className="paper-screen">
      <div className="pq-stack">
        <RadioCards
          legend={t('print.what')}
          value={choice.what}
          onChange={(what) => onChange({ what })}
          minWidth={200}
          options={WHAT.map((value) => ({
            value,
            label: t(`print.${value}`),
            note: t(`print.${value}Note`),
          }))}
        />
        {choice.what === 'quiz' &&
          QUIZ_PARTS.map((part) => (
            <Checkbox
              key={part}
              label={t(`print.${part}`)}
              checked={choice[part]}
              onChange={(is) => onChange({ [part]: is })}
            />
          ))}
        {choice.what === 'key' && (
          <Checkbox
            label={t('print.hasExplanations')}
            checked={choice.hasExplanations}
            onChange={(hasExplanations) => onChange({ hasExplanations })}
          />
        )}
        {choice.what === 'letters' && (
          <RadioCards
            legend={t('print.cards')}
            value={choice.cards}
            onChange={(cards) => onChange({ cards })}
            minWidth={200}
            options={CARDS.map((value) => ({
              value,
              label: t(`print.${value}`),
              note: t(`print.${value}Note`),
            }))}
          />
        )}
        <p className="pq-muted">
          {t(choice.what === 'letters' ? 'print.lettersHint' : 'print.versionHint')}
        </p>
      </div>
    </Card>
  )
}
