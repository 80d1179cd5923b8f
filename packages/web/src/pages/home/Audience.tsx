import { buttonLook } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { checkIcon, screenIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { homeMessages } from '../../messages/en/home'
import { graduationCapIcon } from '../../shell/icons'
import { useKnownRoutes } from '../../shell/known-routes'
import './audience.css'

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

/** For whom: two cards. */
export function Audience() {
  const t = useMessages(homeMessages)
  const { hasRoute } = useKnownRoutes()
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
