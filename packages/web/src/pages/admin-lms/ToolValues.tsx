import { Card, copyText, IconButton } from '@pathquest/ui'
import { copyIcon } from '@pathquest/ui/art/page-icons'
import { useMessages } from '@pathquest/ui/messages'
import type { ReactNode } from 'react'
import type { PlatformList } from '../../api/admin-lms'
import { adminLmsMessages } from '../../messages/en/admin-lms'
import { toasts } from '../../shell/Toasts'

/**
 * How Moodle should open us: over http no browser keeps a cookie in a frame, except on localhost.
 */
export function containerFor(launchUrl: string): 'embed' | 'window' {
  const { protocol, hostname } = new URL(launchUrl)
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  return protocol === 'http:' && !isLoopback ? 'window' : 'embed'
}

interface CopyValueProps {
  label: string
  value: string
  note?: ReactNode
}

/** One value of a list, with a copy button. */
export function CopyValue({ label, value, note }: CopyValueProps) {
  const t = useMessages(adminLmsMessages)
  const copy = async (button: HTMLElement) => {
    if (await copyText(value, button)) toasts.success(t('adminLms.copied'))
    else toasts.error(t('adminLms.copyFailed'))
  }
  return (
    <div className="admin-lms-value">
      <dt>{label}</dt>
      <dd>
        <code className="admin-lms-copied">{value}</code>
        <IconButton
          icon={copyIcon}
          label={t('adminLms.copyNamed', { name: label })}
          onClick={(event) => void copy(event.currentTarget)}
        />
        {note}
      </dd>
    </div>
  )
}

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

/** The values that an administrator pastes into an LMS, and the options to choose there. */
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
