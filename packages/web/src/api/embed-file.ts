import { useQuery } from '@tanstack/react-query'
import type { SingleFile } from '../pages/embed/embed-snippets'

interface EmbedManifest {
  version: string
  single: SingleFile
}

/** The single file of the embed and its hash; asked for only when it is wanted. */
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
