import { useLocation } from 'react-router'
import { JoinGame } from './JoinGame'
import './join-game.css'

/** /join-game when opened from another page of the app; a direct visit gets `standalone/`. */
export function JoinGamePage() {
  const { search } = useLocation()
  return <JoinGame query={search} />
}
