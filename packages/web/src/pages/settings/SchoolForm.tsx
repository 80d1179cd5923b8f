import type { AccountSettings } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { type FormEvent, useState } from 'react'
import { useSaveSchool } from '../../api/account'
import { schoolFieldMessages } from '../../messages/en/school-field'
import { useErrorText } from '../../messages/use-error-text'
import { NO_SCHOOL, SchoolField, schoolLabel } from '../../schools/SchoolField'
import { toasts } from '../../shell/Toasts'

/** At which school the owner of the account says to be. */
export function SchoolForm({ account: { school } }: { account: AccountSettings }) {
  const t = useMessages(schoolFieldMessages)
  const errorText = useErrorText()
  const save = useSaveSchool()
  const [chosen, setChosen] = useState(
    school ? { id: school.id, typed: schoolLabel(school) } : NO_SCHOOL,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // What was typed and names no school is told below the field.
    if (save.isPending || (chosen.id === null && chosen.typed.trim() !== '')) return
    save.mutate(chosen.id, {
      onSuccess: () => void toasts.success(t('schoolField.saved')),
      onError: (error) => void toasts.error(errorText(toApiError(error))),
    })
  }
  return (
    <form className="settings-form" onSubmit={submit} noValidate>
      <SchoolField value={chosen} onChange={setChosen} />
      <Button type="submit" variant="solid" busy={save.isPending}>
        {t('schoolField.save')}
      </Button>
    </form>
  )
}
