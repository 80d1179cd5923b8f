import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { termsMessages } from '../../messages/en/terms'
import { Article, type ArticleSection, ArticleSections } from '../article/Article'

const SECTIONS: readonly ArticleSection<keyof typeof termsMessages>[] = [
  { title: 'terms.what', text: ['terms.what1'] },
  { title: 'terms.who', text: ['terms.who1'] },
  { title: 'terms.account', list: ['terms.account1', 'terms.account2', 'terms.account3'] },
  {
    title: 'terms.fair',
    list: ['terms.fair1', 'terms.fair2', 'terms.fair3', 'terms.fair4'],
  },
  { title: 'terms.information', text: ['terms.information1'] },
  { title: 'terms.service', text: ['terms.service1'] },
  { title: 'terms.changes', text: ['terms.changes1'] },
  { title: 'terms.contact', text: ['terms.contact1'] },
]

/** /terms */
export function TermsPage() {
  const t = useMessages(termsMessages)
  const links = {
    privacy: (
      <Link key="privacy" to="/privacy">
        {t('terms.privacyLink')}
      </Link>
    ),
    contact: (
      <Link key="contact" to="/contact">
        {t('terms.contactLink')}
      </Link>
    ),
  }
  return (
    <Article title={t('terms.title')} intro={t('terms.updated')}>
      <ArticleSections
        sections={SECTIONS}
        show={(key) => (key === 'terms.contact1' ? t.parts('terms.contact1', links) : t(key))}
      />
    </Article>
  )
}
