import { CareerBrowser, readBrowserState, writeBrowserState } from '@pathquest/sdk/career-browser'
import { useMemo } from 'react'
import { showAddress } from './use-address'

/** The career browser between the school's own words, its state in the address. */
export function CareersPage({ origin, search }) {
  const state = useMemo(() => readBrowserState(new URLSearchParams(search)), [search])
  return (
    <>
      <section className="school-hero">
        <div>
          <p className="school-eyebrow">Career week · May 4 to 8</p>
          <h1>What could you do with what you like?</h1>
          <p>
            Look around before Thursday&rsquo;s visitors come. Pick three careers that surprise you
            and bring one question for each.
          </p>
          <a className="school-button" href="#/game">
            Join the live quiz
          </a>
        </div>
        <img src="/harbor.svg" alt="" width="420" height="260" />
      </section>
      <CareerBrowser
        state={state}
        onStateChange={(next) =>
          showAddress('careers', writeBrowserState(next), { isTyping: next.q !== state.q })
        }
        exploreHref={({ id }) => `${origin}/careers?career=${id}`}
      />
    </>
  )
}
