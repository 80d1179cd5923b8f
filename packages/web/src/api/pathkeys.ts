import type { PathkeyList } from '@pathquest/game-core/contracts'
import { api } from './client'

/** The named pathkeys, for the results of a game. */
export const fetchPathkeys = async (ids: readonly string[]) =>
  (
    await api.request<PathkeyList>(
      'GET',
      `/api/pathkeys?ids=${ids.map(encodeURIComponent).join(',')}`,
    )
  ).pathkeys
