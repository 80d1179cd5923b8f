import type { RosterState } from '@pathquest/core/contracts'
import { call } from '@pathquest/sdk/api/call'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './client'
import { sendFile } from './uploads'

const ROSTER = ['roster'] as const
const RUNNING_MS = 700

/** The roster that the teacher has sent last; while it is applied, as far as that is. */
export const useRoster = () =>
  useQuery({
    queryKey: ROSTER,
    queryFn: () => call(api, 'GET /api/rosters'),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => state.data?.roster?.status === 'running' && RUNNING_MS,
    // It has names of people who are in no class yet.
    gcTime: 0,
  })

function usePut() {
  const queries = useQueryClient()
  return (state: RosterState) => void queries.setQueryData(ROSTER, state)
}

export function useSendRoster() {
  const put = usePut()
  return useMutation({
    mutationFn: async (files: readonly File[]) =>
      sendFile('POST /api/rosters', {
        file: await archiveOf(files),
        type: 'application/octet-stream',
      }),
    onSuccess: put,
  })
}

/** One archive as it is; CSV files are put into one. */
async function archiveOf(files: readonly File[]): Promise<Blob> {
  const [only] = files
  if (files.length === 1 && only && /\.zip$/i.test(only.name)) return only
  const { zipSync } = await import('fflate')
  const contents = await Promise.all(
    files.map(async (file) => [file.name, new Uint8Array(await file.arrayBuffer())] as const),
  )
  return new Blob([new Uint8Array(zipSync(Object.fromEntries(contents), { level: 6 }))])
}

export function useApplyRoster() {
  const put = usePut()
  return useMutation({
    mutationFn: ({ id, leave }: { id: string; leave: boolean }) =>
      call(api, 'POST /api/rosters/{id}/apply', { params: { id }, body: { leave } }),
    onSuccess: put,
  })
}

export function useDropRoster() {
  const put = usePut()
  return useMutation({
    mutationFn: (id: string) => call(api, 'DELETE /api/rosters/{id}', { params: { id } }),
    onSuccess: () => put({ roster: null }),
  })
}

/** Once a roster is applied, lists of classes are others. */
export function useClassesChanged() {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: ['classes'] })
}
