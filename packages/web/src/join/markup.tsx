import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { JoinPage } from './JoinPage'

/** What join-game.html shows before its script has come. */
export const markup = () =>
  renderToString(
    <StrictMode>
      <JoinPage />
    </StrictMode>,
  )
