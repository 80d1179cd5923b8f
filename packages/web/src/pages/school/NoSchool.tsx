import { Card } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useMakeSchool } from '../../api/schools'
import { schoolMessages } from '../../messages/en/school'
import { toasts } from '../../shell/Toasts'
import { SchoolFields } from './SchoolFields'

/** What a teacher sees who works at no school here: the way to one, and a form for a new one. */
export function NoSchool() {
  const t = useMessages(schoolMessages)
  const make = useMakeSchool()
  return (
    <Card title={t('school.noneTitle')} className="school-card">
      <p>{t('school.noneText')}</p>
      <SchoolFields
        isSaving={make.isPending}
        error={make.error}
        onMake={(fields) =>
          make.mutate(fields, { onSuccess: () => void toasts.success(t('school.made')) })
        }
      />
    </Card>
  )
}
