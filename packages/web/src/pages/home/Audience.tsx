import type { Stats } from '@pathquest/core/contracts'
import { buttonLook } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { checkIcon, screenIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { homeMessages } from '../../messages/en/home'
import { useNavigation } from '../../shell/navigation'
import { graduationCapIcon } from '../../shell/page-icons'

const FROM = 1000

/** A count for display: exact when small, rounded down with a plus from 1,000 on. */
export function claimedCount(count: number, locale: string): string {
  const format = new Intl.NumberFormat(locale)
  if (count < FROM) return format.format(count)
  const step = 10 ** (Math.floor(Math.log10(count)) - 1)
  const rounded = count < 10_000 ? Math.floor(count / 100) * 100 : Math.floor(count / step) * step
  return `${format.format(rounded)}+`
}

/** The stats strip; its place is kept while they are not known. */
export function Figures({ stats }: { stats: Stats | undefined }) {
  const t = useMessages(homeMessages)
  const figures = [
    { name: t('home.careerPathways'), value: stats && claimedCount(stats.careers, t.locale) },
    { name: t('home.gameModes'), value: stats && claimedCount(stats.gameModes, t.locale) },
    { name: t('home.freeToUse'), value: t('home.hundredPercent') },
  ]
  return (
    <section className="home-figures" aria-label={t('home.figures')}>
      <dl>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dd>{value ?? '\u00a0'}</dd>
            <dt>{name}</dt>
          </div>
        ))}
      </dl>
      <a href="#how-it-works" {...buttonLook()}>
        {t('home.howItWorks')}
      </a>
    </section>
  )
}

const CARDS = [
  {
    title: 'home.forStudents',
    points: ['home.forStudents1', 'home.forStudents2', 'home.forStudents3', 'home.forStudents4'],
    icon: graduationCapIcon,
    action: { to: '/join-game', text: 'home.forStudentsAction' },
  },
  {
    title: 'home.forTeachers',
    points: ['home.forTeachers1', 'home.forTeachers2', 'home.forTeachers4', 'home.forTeachers3'],
    icon: screenIcon,
    action: { to: '/signup', text: 'home.forTeachersAction' },
  },
] as const

/** The two audiences as cards. */
export function Audience() {
  const t = useMessages(homeMessages)
  const { Link } = useNavigation()
  return (
    <section className="home-audience">
      {CARDS.map(({ title, points, icon, action }) => (
        <article key={title} className="pq-card home-card">
          <h2>
            <Icon icon={icon} />
            {t(title)}
          </h2>
          <ul>
            {points.map((point) => (
              <li key={point}>
                <Icon icon={checkIcon} />
                {t(point)}
              </li>
            ))}
          </ul>
          <Link to={action.to} {...buttonLook()}>
            {t(action.text)}
          </Link>
        </article>
      ))}
    </section>
  )
}
