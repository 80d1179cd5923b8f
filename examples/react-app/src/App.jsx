import { CareersPage } from './CareersPage'
import { GamePage } from './GamePage'
import { useAddress } from './use-address'

/** A school's site: its own header and footer, Pathquest's widgets between them. */
export function App({ origin }) {
  const { page, search } = useAddress()
  const link = (name, text) => (
    <a href={`#/${name}`} aria-current={page === name ? 'page' : undefined}>
      {text}
    </a>
  )
  return (
    <>
      <header className="school-head">
        <div className="school-row">
          <a className="school-name" href="#/careers">
            <img src="/crest.svg" alt="" width="44" height="44" />
            <span>
              Harbor Point <small>Middle School</small>
            </span>
          </a>
          <nav aria-label="Pages">
            {link('careers', 'Career week')}
            {link('game', 'Live quiz')}
          </nav>
        </div>
      </header>
      <main className="school-main">
        {page === 'game' ? <GamePage /> : <CareersPage origin={origin} search={search} />}
      </main>
      <footer className="school-foot">
        <div className="school-row">
          <span>Harbor Point Middle School · 12 Quay Street</span>
          <span>Careers and quizzes by Pathquest</span>
        </div>
      </footer>
    </>
  )
}
