import { BROWSER_STORAGE, type BrowserStorage } from '@pathquest/core/accounts/browser-storage'
import { useMessages } from '@pathquest/ui/messages'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { privacyMessages } from '../../messages/en/privacy'
import { Article, type ArticleSection, ArticleSections } from '../article/Article'

type PrivacyKey = keyof typeof privacyMessages
const STORAGE_KEYS = Object.keys(BROWSER_STORAGE) as BrowserStorage[]
const textOf = (key: BrowserStorage) => `privacy.kept.${key}` as const
/** The storage names that each text is about. */
const NAMES = new Map<PrivacyKey, readonly string[]>(
  STORAGE_KEYS.map((key) => [textOf(key), BROWSER_STORAGE[key]]),
)

const SECTIONS: readonly ArticleSection<PrivacyKey>[] = [
  { title: 'privacy.commitment', text: ['privacy.commitment1', 'privacy.commitment2'] },
  {
    title: 'privacy.collected',
    list: [
      'privacy.collectedAccount',
      'privacy.collectedProvider',
      'privacy.collectedSchool',
      'privacy.collectedCard',
      'privacy.collectedClass',
      'privacy.collectedStaff',
      'privacy.collectedGuest',
      'privacy.collectedPlay',
      'privacy.collectedReport',
      'privacy.collectedWriting',
      'privacy.collectedInterests',
      'privacy.collectedPlan',
      'privacy.collectedConcern',
      'privacy.collectedAge',
      'privacy.collectedDemo',
    ],
  },
  {
    title: 'privacy.use',
    list: ['privacy.use1', 'privacy.use2', 'privacy.use3', 'privacy.use4'],
  },
  {
    title: 'privacy.sharing',
    list: [
      'privacy.sharingClass',
      'privacy.sharingShared',
      'privacy.sharingTeacher',
      'privacy.sharingClassTeachers',
      'privacy.sharingPlan',
      'privacy.sharingWriter',
      'privacy.sharingSets',
      'privacy.sharingSchool',
      'privacy.sharingStaff',
      'privacy.sharingParent',
      'privacy.sharingNobody',
    ],
  },
  { title: 'privacy.children', text: ['privacy.children1', 'privacy.children2'] },
  { title: 'privacy.security', text: ['privacy.security1'] },
  { title: 'privacy.rights', text: ['privacy.rights1'] },
  { title: 'privacy.cookies', text: ['privacy.cookies1'], list: STORAGE_KEYS.map(textOf) },
  { title: 'privacy.third', text: ['privacy.third1'] },
  {
    title: 'privacy.retention',
    list: [
      'privacy.retentionGuest',
      'privacy.retentionSignUp',
      'privacy.retentionSchool',
      'privacy.retentionCard',
      'privacy.retentionStaff',
      'privacy.retentionFigures',
      'privacy.retentionPlay',
      'privacy.retentionPlan',
      'privacy.retentionSets',
      'privacy.retentionAccount',
      'privacy.retentionRoom',
      'privacy.retentionSolo',
      'privacy.retentionShared',
      'privacy.retentionBackup',
    ],
  },
  { title: 'privacy.changes', text: ['privacy.changes1'] },
  { title: 'privacy.contact', text: ['privacy.contact1'] },
]

/** /privacy */
export function PrivacyPage() {
  const t = useMessages(privacyMessages)
  const links = {
    contact: (
      <Link key="contact" to="/contact">
        {t('privacy.contactLink')}
      </Link>
    ),
    terms: (
      <Link key="terms" to="/terms">
        {t('privacy.termsLink')}
      </Link>
    ),
  }
  return (
    <Article title={t('privacy.title')} intro={t('privacy.updated')}>
      <ArticleSections
        sections={SECTIONS}
        show={(key) => (
          <>
            {key === 'privacy.contact1' ? t.parts('privacy.contact1', links) : t(key)}
            {NAMES.get(key)?.map((name) => (
              <Fragment key={name}>
                {' '}
                <code>{name}</code>
              </Fragment>
            ))}
          </>
        )}
      />
    </Article>
  )
}
