// biome-ignore lint/style/noRestrictedImports: types only, to compare ours with
import type * as Contracts from '@pathquest/core/contracts'
import { expectTypeOf, test } from 'vitest'
import type * as Ours from './types'

test('the types of the package match those of the API', () => {
  expectTypeOf<Ours.CareerSummary>().toEqualTypeOf<Contracts.CareerSummary>()
  expectTypeOf<Ours.CareerCredits>().toEqualTypeOf<Contracts.CareerCredits>()
  expectTypeOf<Ours.CareerList>().toEqualTypeOf<Contracts.CareerList>()
  expectTypeOf<Ours.SearchWords>().toEqualTypeOf<Contracts.SearchWords>()
  expectTypeOf<Ours.CareerDetail>().branded.toEqualTypeOf<Contracts.CareerDetail>()
  expectTypeOf<Ours.CareerAnswer>().branded.toEqualTypeOf<Contracts.CareerAnswer>()
  expectTypeOf<Ours.SessionSummary>().toEqualTypeOf<Contracts.SessionSummary>()
  expectTypeOf<Ours.JoinGame>().toEqualTypeOf<Contracts.JoinGame>()
  expectTypeOf<Ours.JoinAnswer>().branded.toEqualTypeOf<Contracts.JoinAnswer>()
  expectTypeOf<Ours.SeatAnswer>().toEqualTypeOf<Contracts.SeatAnswer>()
  expectTypeOf<Ours.PathkeySummary>().toEqualTypeOf<Contracts.PathkeySummary>()
  expectTypeOf<Ours.PathkeyList>().toEqualTypeOf<Contracts.PathkeyList>()
  expectTypeOf<Ours.TicketRequest>().toEqualTypeOf<Contracts.TicketRequest>()
  expectTypeOf<Ours.TicketAnswer>().toEqualTypeOf<Contracts.TicketAnswer>()
  expectTypeOf<Ours.SharedLeaderboardAnswer>().branded.toEqualTypeOf<Contracts.SharedLeaderboardAnswer>()
  expectTypeOf<Ours.MoveRequest>().toEqualTypeOf<Contracts.MoveRequest>()
})
