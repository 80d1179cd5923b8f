import { StrictMode } from 'react'
import { JoinPage } from './JoinPage'
import { StandaloneApp } from './StandaloneApp'

/** /join-game, as the build prerenders it and the page hydrates it: they must be the same. */
export const joinTree = (
  <StrictMode>
    <StandaloneApp first={{ page: 'join', Join: JoinPage, query: '' }} />
  </StrictMode>
)
