import { Select } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useMemo } from 'react'
import { useCareersById } from '../../api/careers'
import { hostGameMessages } from '../../messages/en/host-game'
import type { HostFieldsProps } from './FilterFields'

/** For a mode that plays careers: which of them come first; the rest follows. */
export function CareersField({ form, onChange }: HostFieldsProps) {
  const t = useMessages(hostGameMessages)
  const careers = useCareersById()
  const industries = useMemo(() => {
    const all = [...(careers?.values() ?? [])].map(({ industry }) => industry)
    // The chosen one is listed while the careers load, too.
    const named = form.industry === '' ? all : [...all, form.industry]
    return [...new Set(named)].sort((a, b) => a.localeCompare(b, 'en'))
  }, [careers, form.industry])
  return (
    <div className="pq-stack">
      <p>{t('hostGame.careersNote')}</p>
      <Select
        label={t('hostGame.careersIndustry')}
        value={form.industry}
        onChange={(industry) => onChange({ industry })}
        options={[
          { value: '', label: t('hostGame.careersAll') },
          ...industries.map((value) => ({ value, label: value })),
        ]}
      />
    </div>
  )
}
