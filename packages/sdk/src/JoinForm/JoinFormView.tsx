import { normalizeGameCode } from '@pathquest/core/rooms/game-code'
import { DISPLAY_NAME_MAX, SEAT_CODE_LENGTH } from '@pathquest/core/rooms/timing'
import { diceIcon } from '@pathquest/ui/art/icons'
import { Button } from '@pathquest/ui/Button'
import { InlineError } from '@pathquest/ui/InlineError'
import { joinMessages } from '@pathquest/ui/messages/en/join'
import { type CodedError, useErrorText } from '@pathquest/ui/messages/errors'
import { useMessages } from '@pathquest/ui/messages/MessagesProvider'
import { Signpost } from '@pathquest/ui/Signpost'
import { TextField } from '@pathquest/ui/TextField'
import { type FormEvent, type Ref, useId } from 'react'

export interface JoinValues {
  gameCode: string
  displayName: string
  /** Instead of a name: recovers one's own seat. Absent: joins by name. */
  seatCode?: string | undefined
  /** The game runs without late join: ask its host to be let in. */
  knock?: boolean | undefined
}

export interface JoinFormViewProps {
  form?: Ref<HTMLFormElement>
  values: JoinValues
  joining?: boolean
  error?: CodedError | null
  onChange: (values: JoinValues) => void
  onGenerate: () => void
  onSubmit: (values: JoinValues) => void
}

/** Server errors that say nothing about the code or the name. */
const UNNAMED = ['unexpected', 'join_failed', 'bad_request']

/** The missing fields, in the order of the form. */
function missingIn({ gameCode, displayName, seatCode }: JoinValues) {
  if (gameCode === '') return 'join.needsCode'
  if (seatCode === '') return 'join.needsSeatCode'
  return seatCode === undefined && displayName === '' ? 'join.needsName' : null
}

/** The join form from its props only. */
export function JoinFormView(props: JoinFormViewProps) {
  const { form, values, joining = false, error, onChange, onGenerate, onSubmit } = props
  const t = useMessages(joinMessages)
  const errorText = useErrorText()
  const gameCode = normalizeGameCode(values.gameCode)
  const displayName = values.displayName.trim()
  const { seatCode } = values
  const isBack = seatCode !== undefined
  const missing = missingIn({ gameCode, displayName, seatCode })
  const ready = missing === null && !joining
  const whyId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) onSubmit({ gameCode, displayName, ...(isBack && { seatCode }) })
  }
  return (
    <form ref={form} className="pq pq-widget pq-join" onSubmit={submit} noValidate>
      {error && (
        <InlineError>
          {UNNAMED.includes(error.code) ? t('join.failed') : errorText(error)}
        </InlineError>
      )}
      {error?.params?.mayKnock !== undefined && (
        <div className="pq-join-knock">
          <p>{t('join.knockText')}</p>
          <Button
            variant="primary"
            disabled={!ready}
            onClick={() => onSubmit({ gameCode, displayName, knock: true })}
          >
            {t('join.knock')}
          </Button>
        </div>
      )}
      <TextField
        label={t('join.code')}
        hint={t('join.codeHint')}
        code
        value={gameCode}
        onChange={(typed) => onChange({ ...values, gameCode: normalizeGameCode(typed) })}
        disabled={joining}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        required
      />
      {isBack ? (
        <TextField
          label={t('join.seatCode')}
          hint={t('join.seatCodeHint')}
          code
          value={seatCode}
          onChange={(typed) =>
            onChange({ ...values, seatCode: normalizeGameCode(typed).slice(0, SEAT_CODE_LENGTH) })
          }
          disabled={joining}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          required
        />
      ) : (
        <div className="pq-join-name">
          <TextField
            label={t('join.name')}
            hint={t('join.nameHint')}
            value={values.displayName}
            onChange={(typed) => onChange({ ...values, displayName: typed })}
            maxLength={DISPLAY_NAME_MAX}
            disabled={joining}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            required
          />
          <Button icon={diceIcon} onClick={onGenerate} disabled={joining}>
            {t('join.generate')}
          </Button>
        </div>
      )}
      <div className="pq-join-go">
        <Signpost
          type="submit"
          full
          size="lg"
          disabled={!ready}
          aria-busy={joining || undefined}
          aria-describedby={missing ? whyId : undefined}
        >
          {joining ? t('join.joining') : t('join.submit')}
        </Signpost>
        {missing && (
          <p id={whyId} className="pq-join-why">
            {t(missing)}
          </p>
        )}
      </div>
      <Button
        variant="ghost"
        disabled={joining}
        onClick={() => onChange({ ...values, seatCode: isBack ? undefined : '' })}
      >
        {t(isBack ? 'join.noSeatCode' : 'join.hasSeatCode')}
      </Button>
    </form>
  )
}
