import type { Site } from '@pathquest/core/contracts'
import { CourseGoal, CourseStart, CourseStop } from '@pathquest/ui/art'
import { useMessages } from '@pathquest/ui/messages'
import { homeMessages } from '../../messages/en/home'

const PANELS = [
  {
    title: 'home.discover',
    steps: [
      ['home.discover1', 'home.discover1Text'],
      ['home.discover2', 'home.discover2Text'],
      ['home.discover3', 'home.discover3Text'],
    ],
  },
  {
    title: 'home.transform',
    steps: [
      ['home.transform1', 'home.transform1Text'],
      ['home.transform2', 'home.transform2Text'],
      ['home.transform3', 'home.transform3Text'],
    ],
  },
] as const

const SYMBOLS = [CourseStart, CourseStop, CourseGoal] as const

/** Start, stop, goal: what students do and what teachers do. */
export function HowItWorks({ provider }: { provider: Site['family'][number] | undefined }) {
  const t = useMessages(homeMessages)
  return (
    <section className="home-how" id="how-it-works" tabIndex={-1}>
      <h2>{t('home.howItWorks')}</h2>
      <div className="home-panels">
        {PANELS.map(({ title, steps }) => (
          <article key={title}>
            <h3>{t(title)}</h3>
            <ol>
              {steps.map(([name, text], i) => {
                const Drawing = SYMBOLS[i] ?? CourseStop
                return (
                  <li key={name}>
                    <svg viewBox="0 0 32 32" aria-hidden="true">
                      <Drawing x={16} y={i === 0 ? 18 : 16} size={i === 1 ? 9 : 12} />
                    </svg>
                    <b>{t(name)}</b>
                    <p>{t(text)}</p>
                  </li>
                )
              })}
            </ol>
          </article>
        ))}
      </div>
      {provider && (
        <p className="home-provider">
          {t.parts('home.provider', {
            name: (
              <a key="name" className="pq-link" href={provider.url}>
                {provider.name}
              </a>
            ),
          })}
        </p>
      )}
    </section>
  )
}
