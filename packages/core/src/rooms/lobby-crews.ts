/** Crews in a lobby: who puts a player into one before the game starts. */

export const CREW_CHOICES = ['chance', 'host', 'players'] as const
export type CrewChoice = (typeof CREW_CHOICES)[number]

/** The move of a player who joins a crew, or leaves it. */
export const CREW_MOVE = 'crew'
/** No class makes more of them. */
export const CREWS_MAX = 100

/** What a lobby shows of crews, numbered from 1 on; the players in them have the number. */
export interface LobbyCrews {
  count: number
  /** A crew of so many is full. */
  most: number
  by: CrewChoice
}
