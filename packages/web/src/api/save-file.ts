import type { AccountExport } from '@pathquest/core/contracts'
import { offlineError, problemError } from '@pathquest/sdk/api/error'
import { useQuery } from '@tanstack/react-query'
import { timeoutSignal } from '../older-browser/ponyfills'
import { visitToken } from './visit'

const TIMEOUT_MS = 30_000

/** Fetches a file with the bearer token of a visit and passes it to the browser's downloads. */
export async function saveFile(path: string): Promise<void> {
  const response = await fetch(path, {
    headers: { authorization: `Bearer ${visitToken() ?? ''}` },
    credentials: 'omit',
    signal: timeoutSignal(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw offlineError(error)
  })
  if (!response.ok) throw problemError(response, await response.text())
  save(await response.blob(), nameOf(response))
}

function save(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(url), TIMEOUT_MS)
}

const nameOf = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? ''

/** From /v1/embed.json: the single file of this version, with all widgets. */
export interface SingleFile {
  file: string
  integrity: string
}

interface EmbedManifest {
  version: string
  single: SingleFile
}

/** The single file of the embed and its hash; fetched on demand. */
export const useEmbedFile = (isWanted: boolean) =>
  useQuery({
    queryKey: ['embed-file'],
    queryFn: async () => {
      const answer = await fetch('/v1/embed.json')
      if (!answer.ok) throw new Error(`/v1/embed.json answered ${answer.status}`)
      return ((await answer.json()) as EmbedManifest).single
    },
    enabled: isWanted,
  })

/** Just as the server has answered. */
export function saveJson(data: unknown, fileName: string): void {
  save(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), fileName)
}

/** All data of an account, as a file of today. */
export const saveExport = (data: AccountExport): void =>
  saveJson(data, `pathquest-data-${data.exportedAt.slice(0, 10)}.json`)
