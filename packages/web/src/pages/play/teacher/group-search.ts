import { useSearchParams } from 'react-router'

const NAME = 'group'

/** The part of an address that keeps the group that a teacher plays with. */
export const groupSearch = (group: string | undefined): string =>
  group === undefined ? '' : `?${new URLSearchParams({ [NAME]: group })}`

/** The group of this address; undefined: everybody. */
export function useSearchedGroup(): string | undefined {
  return useSearchParams()[0].get(NAME) ?? undefined
}
