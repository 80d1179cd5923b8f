import { Select } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useEffect } from 'react'
import { useCurrentClasses } from '../../api/classes'
import { hostGameMessages } from '../../messages/en/host-game'
import { RetryError } from '../../shell/RetryError'
import { useClassLabel } from '../classes/class-note'
import { chooseClass } from './class-of-form'
import type { HostFieldsProps } from './FilterFields'

/** For which class the game is; nothing for a teacher without classes. */
export function ClassField({ form, onChange }: HostFieldsProps) {
  const t = useMessages(hostGameMessages)
  const labelOf = useClassLabel()
  const { classes, isSuccess, isError, isFetching, refetch } = useCurrentClasses()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once they are known; later the teacher chooses
  useEffect(() => {
    if (isSuccess && form.classId !== null) onChange(chooseClass(form, classes, form.classId))
  }, [isSuccess])
  if (isError && form.classId !== null)
    return (
      <RetryError busy={isFetching} onRetry={() => void refetch()}>
        {t('hostGame.classesFailed')}
      </RetryError>
    )
  if (classes.length === 0) return null
  return (
    <Select
      label={t('hostGame.forClass')}
      hint={t('hostGame.forClassHint')}
      value={form.classId ?? ''}
      placeholder={t('hostGame.noClass')}
      options={classes.map((one) => ({ value: one.id, label: labelOf(one) }))}
      onChange={(id) => onChange(chooseClass(form, classes, id || null))}
    />
  )
}
