import { Select } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useIndustries } from '../../api/careers'
import { hostGameMessages } from '../../messages/en/host-game'
import type { HostFieldsProps } from './FilterFields'

/** For a mode that plays careers: which of them come first; the rest follows. */
export function CareersField({ form, onChange }: HostFieldsProps) {
  const t = useMessages(hostGameMessages)
  const { industries: all } = useIndustries()
  // The chosen one is listed while the others load, too.
  const isListed = form.industry === '' || all.includes(form.industry)
  const industries = isListed ? all : [...all, form.industry]
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
