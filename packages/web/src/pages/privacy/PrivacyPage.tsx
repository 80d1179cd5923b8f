import { useMessages } from '@pathquest/sdk/messages'
import { Link } from 'react-router'
import { privacyMessages } from '../../messages/en/privacy'
import { Article, type ArticleSection, ArticleSections } from '../article/Article'

const SECTIONS: readonly ArticleSection<keyof typeof privacyMessages>[] = [
  { title: 'privacy.commitment', text: ['privacy.commitment1', 'privacy.commitment2'] },
  {
    title: 'privacy.collected',
    list: [
      'privacy.collectedAccount',
      'privacy.collectedProvider',
      'privacy.collectedSchool',
      'privacy.collectedGuest',
      'privacy.collectedPlay',
      'privacy.collectedInterests',
      'privacy.collectedAge',
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
      'privacy.sharingSchool',
      'privacy.sharingParent',
      'privacy.sharingNobody',
    ],
  },
  { title: 'privacy.children', text: ['privacy.children1', 'privacy.children2'] },
  { title: 'privacy.security', text: ['privacy.security1'] },
  { title: 'privacy.rights', text: ['privacy.rights1'] },
  { title: 'privacy.cookies', text: ['privacy.cookies1', 'privacy.cookies2'] },
  { title: 'privacy.third', text: ['privacy.third1'] },
  {
    title: 'privacy.retention',
    list: ['privacy.retentionGuest', 'privacy.retentionAccount', 'privacy.retentionRoom'],
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
        show={(key) => (key === 'privacy.contact1' ? t.parts('privacy.contact1', links) : t(key))}
      />
    </Article>
  )
}
