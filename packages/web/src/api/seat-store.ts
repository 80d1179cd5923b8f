import { sessionSeatStore } from '@pathquest/sdk/seat-store'

/** Seats of this tab: they outlive a reload and end with the tab, with leaving and with the game. */
export const seats = sessionSeatStore()
