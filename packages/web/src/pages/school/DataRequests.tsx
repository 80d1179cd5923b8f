import { toApiError } from '@pathquest/sdk/api/error'
import { Button, useConfirm } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { saveExport } from '../../api/save-file'
import { useExportStudent, useRemoveSchoolStudent } from '../../api/schools'
import { schoolPeopleMessages } from '../../messages/en/school-people'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'

interface DataRequestsProps {
  student: { id: string; displayName: string; isOfSchool: boolean }
}

/** What a parent may ask a school for: a copy of the data, and its deletion. */
export function DataRequests({
  student: { id, displayName: name, isOfSchool },
}: DataRequestsProps) {
  const t = useMessages(schoolPeopleMessages)
  const errorText = useErrorText()
  const download = useExportStudent()
  const removal = useRemoveSchoolStudent()
  const [confirm, question] = useConfirm()
  const onError = (failure: unknown) => void toasts.error(errorText(toApiError(failure)))
  const save = () =>
    download.mutate(id, {
      onSuccess: (data) => {
        saveExport(data)
        toasts.success(t('schoolPeople.exportDone'))
      },
      onError,
    })
  const verb = isOfSchool ? 'delete' : 'takeOut'
  const remove = async () => {
    const isSure = await confirm({
      title: t(`schoolPeople.${verb}Title`, { name }),
      text: <p>{t(`schoolPeople.${verb}Text`)}</p>,
      confirmLabel: t(`schoolPeople.${verb}`),
      cancelLabel: t('schoolPeople.cancel'),
      closeLabel: t('schoolPeople.close'),
    })
    if (!isSure) return
    void removal
      .mutateAsync(id)
      .then(
        ({ outcome }) =>
          toasts.success(
            t(outcome === 'deleted' ? 'schoolPeople.deleted' : 'schoolPeople.takenOut', { name }),
          ),
        onError,
      )
  }
  return (
    <>
      {isOfSchool && (
        <Button size="sm" busy={download.isPending} onClick={save}>
          {t('schoolPeople.export')}
        </Button>
      )}
      <Button size="sm" variant="danger" busy={removal.isPending} onClick={() => void remove()}>
        {t(`schoolPeople.${verb}`)}
      </Button>
      {question}
    </>
  )
}
