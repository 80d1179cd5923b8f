import { readCardCode, readClassCode } from '@pathquest/core/classes/card-code'
import type { ShownCard } from '@pathquest/core/contracts'
import { readCodeSigns } from '@pathquest/core/rooms/game-code'
import { TextField } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { takeOverMessages } from '../../messages/en/take-over'

export const NO_CODES: ShownCard = { cardCode: '', classCode: '' }

/** Which of the two cannot be one. */
export const missingCodes = ({ cardCode, classCode }: ShownCard): (keyof ShownCard)[] => [
  ...(readCardCode(cardCode) === null ? (['cardCode'] as const) : []),
  ...(readClassCode(classCode) === null ? (['classCode'] as const) : []),
]

interface CardCodesProps {
  value: ShownCard
  onChange: (value: ShownCard) => void
  /** Why fields were refused by the server; whatever is typed, they are asked about again. */
  errors: {
    of: (field: keyof ShownCard) => string | undefined
    clear: (field: keyof ShownCard) => void
  }
  /** Whether incomplete codes are told. */
  isAsked: boolean
  disabled: boolean
}

/** The codes of a card and of its class, which together take an account over. */
export function CardCodes({ value, onChange, errors, isAsked, disabled }: CardCodesProps) {
  const t = useMessages(takeOverMessages)
  const missing = isAsked ? missingCodes(value) : []
  const field = (name: keyof ShownCard) => ({
    code: true,
    name,
    label: t(`takeOver.${name}`),
    value: value[name],
    error: missing.includes(name) ? t(`takeOver.${name}Required`) : errors.of(name),
    onChange: (typed: string) => {
      onChange({ ...value, [name]: readCodeSigns(typed) })
      errors.clear('cardCode')
      errors.clear('classCode')
    },
    maxLength: 20,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    disabled,
  })
  return (
    <div className="settings-pair">
      <TextField {...field('cardCode')} />
      <TextField {...field('classCode')} hint={t('takeOver.classCodeHint')} />
    </div>
  )
}
