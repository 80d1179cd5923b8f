import { useLocation } from 'react-router'
import { JoinGame } from './JoinGame'
import './join-game.css'

/** /join-game for who comes from another page of the app; who opens it first gets `join/`. */
export function JoinGamePage() {
  const { search } = useLocation()
  return <JoinGame query={search} />
}
