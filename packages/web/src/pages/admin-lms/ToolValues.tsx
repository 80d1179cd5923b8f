import { Card } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import type { PlatformList } from '../../api/admin-lms'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { CopyValue } from './CopyValue'
import { containerFor } from './container'

const ADDRESSES = [
  'launchUrl',
  'redirectUrl',
  'loginUrl',
  'keysUrl',
  'deepLinkingUrl',
  'submissionReviewUrl',
  'iconUrl',
  'domain',
  'customParameters',
  'moodleGroups',
  'canvasGroups',
  'configUrl',
] as const
/** In the order of Moodle's form. */
const CHOICES = [
  'keyType',
  'usage',
  'container',
  'deepLinking',
  'services',
  'roster',
  'names',
  'emails',
  'grades',
] as const

const chosenIn = (name: (typeof CHOICES)[number], { launchUrl }: PlatformList['tool']) =>
  name === 'container' && containerFor(launchUrl) === 'window'
    ? 'adminLms.containerWindow'
    : (`adminLms.${name}Value` as const)

/** What an administrator pastes into an LMS, and chooses there. */
export function ToolValues({ tool }: { tool: PlatformList['tool'] }) {
  const t = useMessages(adminLmsMessages)
  return (
    <Card title={t('adminLms.tool')}>
      <p className="pq-muted">{t('adminLms.toolNote')}</p>
      <dl className="admin-lms-values">
        {ADDRESSES.map((name) => (
          <CopyValue key={name} label={t(`adminLms.${name}`)} value={tool[name]} />
        ))}
        <CopyValue label={t('adminLms.scopes')} value={tool.scopes.join('\n')} />
      </dl>
      <h3>{t('adminLms.choices')}</h3>
      <p className="pq-muted">{t('adminLms.choicesNote')}</p>
      <dl className="admin-lms-values">
        {CHOICES.map((name) => (
          <CopyValue key={name} label={t(`adminLms.${name}`)} value={t(chosenIn(name, tool))} />
        ))}
      </dl>
    </Card>
  )
}
