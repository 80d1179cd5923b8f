import { useQuery } from '@tanstack/react-query'

/** Of /v1/embed.json: the single file of this version; it knows all widgets. */
export interface SingleFile {
  file: string
  integrity: string
}

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
