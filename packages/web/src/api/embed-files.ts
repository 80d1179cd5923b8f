import { useQuery } from '@tanstack/react-query'
import type { SingleFiles } from '../pages/embed/embed-snippets'

interface EmbedManifest {
  version: string
  single: SingleFiles
}

/** The single files of the embed and their hashes; asked for only when they are wanted. */
export const useEmbedFiles = (isWanted: boolean) =>
  useQuery({
    queryKey: ['embed-files'],
    queryFn: async () => {
      const answer = await fetch('/v1/embed.json')
      if (!answer.ok) throw new Error(`/v1/embed.json answered ${answer.status}`)
      return ((await answer.json()) as EmbedManifest).single
    },
    enabled: isWanted,
  })
