import { Card } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useSite } from '../../api/site'
import { contactMessages } from '../../messages/en/contact'
import { LoadFailed } from '../../shell/LoadFailed'
import { Article, type ArticleSection, ArticleSections } from '../article/Article'

const SECTIONS: readonly ArticleSection<keyof typeof contactMessages>[] = [
  { title: 'contact.general', text: ['contact.general1'] },
  {
    title: 'contact.technical',
    text: ['contact.technical1'],
    list: [
      'contact.technicalWhat',
      'contact.technicalWhere',
      'contact.technicalDevice',
      'contact.technicalPicture',
      'contact.technicalNever',
    ],
  },
  {
    title: 'contact.schools',
    text: ['contact.schools1'],
    list: [
      'contact.schoolsFree',
      'contact.schoolsWorkshops',
      'contact.schoolsSets',
      'contact.schoolsAnalytics',
    ],
  },
  { title: 'contact.about', text: ['contact.about1'] },
]

const MAILBOXES = [
  { name: 'support', title: 'contact.support', text: 'contact.supportText' },
  { name: 'feedback', title: 'contact.feedback', text: 'contact.feedbackText' },
  { name: 'help', title: 'contact.help', text: 'contact.helpText' },
] as const

/** /contact: only mailto links, for the configured mailboxes. */
export function ContactPage() {
  const t = useMessages(contactMessages)
  const { data, error, isFetching, refetch } = useSite()
  const boxes = MAILBOXES.flatMap((box) => {
    const address = data?.contact[box.name]
    return address ? [{ ...box, address }] : []
  })
  // The lack of a mailbox is only shown once it is known.
  const hasNone = data !== undefined && boxes.length === 0
  return (
    <Article
      title={t('contact.title')}
      intro={t(hasNone ? 'contact.introNoMail' : 'contact.intro')}
    >
      {!data && error && (
        <LoadFailed
          headingLevel={2}
          title={t('contact.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      )}
      {boxes.length > 0 && (
        <div className="article-cards">
          {boxes.map((box) => (
            <Card key={box.name} title={t(box.title)}>
              <p className="pq-muted">{t(box.text)}</p>
              <a className="pq-link" href={`mailto:${box.address}`}>
                {box.address}
              </a>
            </Card>
          ))}
        </div>
      )}
      <ArticleSections sections={SECTIONS} show={(key) => t(key)} />
    </Article>
  )
}
