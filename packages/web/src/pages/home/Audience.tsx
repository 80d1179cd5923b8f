import { useMessages } from '@pathquest/sdk/messages'
import { buttonLook } from '@pathquest/sdk/ui'
import { Check, GraduationCap, Presentation } from 'lucide-react'
import { Link } from 'react-router'
import { useKnownRoutes } from '../../app/known-routes'
import { homeMessages } from '../../messages/en/home'
import './audience.css'

const CARDS = [
  {
    title: 'home.forStudents',
    points: ['home.forStudents1', 'home.forStudents2', 'home.forStudents3'],
    icon: GraduationCap,
    action: { to: '/join-game', text: 'home.forStudentsAction' },
  },
  {
    title: 'home.forTeachers',
    points: ['home.forTeachers1', 'home.forTeachers2', 'home.forTeachers3'],
    icon: Presentation,
    action: { to: '/signup', text: 'home.forTeachersAction' },
  },
] as const

/** For whom: two cards. */
export function Audience() {
  const t = useMessages(homeMessages)
  const { hasRoute } = useKnownRoutes()
  return (
    <section className="home-audience">
      {CARDS.map(({ title, points, icon: Icon, action }) => (
        <article key={title} className="pq-card home-card">
          <h2>
            <Icon strokeWidth={2.25} aria-hidden="true" />
            {t(title)}
          </h2>
          <ul>
            {points.map((point) => (
              <li key={point}>
                <Check className="pq-icon" strokeWidth={2.25} aria-hidden="true" />
                {t(point)}
              </li>
            ))}
          </ul>
          {hasRoute(action.to) && (
            <Link to={action.to} {...buttonLook()}>
              {t(action.text)}
            </Link>
          )}
        </article>
      ))}
    </section>
  )
}
