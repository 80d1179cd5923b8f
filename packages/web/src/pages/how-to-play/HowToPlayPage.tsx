import { BROWSER_FLOOR } from '@pathquest/core/browser-floor'
import { RARITIES } from '@pathquest/core/rewards/amounts'
import { Badge } from '@pathquest/ui'
import { PathkeyArt } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { browserMessages } from '../../messages/en/browsers'
import { howToPlayMessages } from '../../messages/en/how-to-play'
import { Article, type ArticleSection, ArticleSections } from '../article/Article'
import { ModeGuide } from './ModeGuide'

type Key = keyof typeof howToPlayMessages

const PLAY: readonly ArticleSection<Key>[] = [
  { title: 'how.overview', text: ['how.overview1', 'how.overview2'] },
  {
    title: 'how.students',
    steps: [
      'how.students1',
      'how.students2',
      'how.students3',
      'how.students4',
      'how.students5',
      'how.students6',
    ],
  },
  {
    title: 'how.teachers',
    steps: [
      'how.teachers1',
      'how.teachers2',
      'how.teachers3',
      'how.teachers4',
      'how.teachers5',
      'how.teachers6',
    ],
  },
  {
    title: 'how.features',
    list: ['how.features1', 'how.features2', 'how.features3', 'how.features4'],
  },
]
const TIPS: readonly ArticleSection<Key>[] = [
  { title: 'how.tips', list: ['how.tips1', 'how.tips2', 'how.tips3', 'how.tips4'] },
]

/** One sample medallion per rarity. */
const SAMPLES = [
  { code: 'TRAIL-1', kind: 'skill', colorPrimary: '#9fb8b2', colorSecondary: '#31565a' },
  { code: 'TRAIL-2', kind: 'career', colorPrimary: '#9fdc7c', colorSecondary: '#25603f' },
  { code: 'TRAIL-3', kind: 'skill', colorPrimary: '#8cc6ff', colorSecondary: '#1f4f80' },
  { code: 'TRAIL-4', kind: 'industry', colorPrimary: '#d7f26a', colorSecondary: '#3c8a97' },
  { code: 'TRAIL-5', kind: 'career', colorPrimary: '#ffce3a', colorSecondary: '#2c7f74' },
] as const

/** /how-to-play */
export function HowToPlayPage() {
  const t = useMessages(howToPlayMessages)
  const browsers = useMessages(browserMessages)
  return (
    <Article title={t('how.title')} intro={t('how.intro')}>
      <ArticleSections sections={PLAY} show={(key) => t(key)} />
      <ModeGuide />
      <section className="article-section">
        <h2>{t('how.rarities')}</h2>
        <p>{t('how.rarities1')}</p>
        <ul className="article-rarities">
          {RARITIES.map((rarity, i) => {
            const sample = SAMPLES[i] ?? SAMPLES[0]
            return (
              <li key={rarity}>
                <PathkeyArt
                  keyCode={sample.code}
                  kind={sample.kind}
                  rarity={rarity}
                  colorPrimary={sample.colorPrimary}
                  colorSecondary={sample.colorSecondary}
                />
                <Badge variant={rarity}>{t(`how.${rarity}`)}</Badge>
              </li>
            )
          })}
        </ul>
      </section>
      <ArticleSections sections={TIPS} show={(key) => t(key)} />
      <section className="article-section">
        <h2>{browsers('browsers.title')}</h2>
        <ul>
          <li>{browsers('browsers.students', BROWSER_FLOOR.student)}</li>
          <li>{browsers('browsers.teachers', BROWSER_FLOOR.teacher)}</li>
        </ul>
      </section>
      <section className="article-section">
        <h2>{t('how.help')}</h2>
        <p>{t('how.help1')}</p>
        <Link to="/contact" className="pq-link">
          {t('how.contact')}
        </Link>
      </section>
    </Article>
  )
}
