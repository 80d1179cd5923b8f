import { call } from '@pathquest/sdk/api/call'
import type { CareerBrowserState } from '@pathquest/sdk/CareerBrowser'
import { Button } from '@pathquest/ui'
import { diceIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/client'
import { careersPageMessages } from '../../messages/en/careers'
import { toasts } from '../../shell/Toasts'

type Searched = Pick<CareerBrowserState, 'q' | 'industry' | 'sector'>

/** Any career of those that the search and the filters leave; null if they leave none. */
async function pickAny({ q, industry, sector }: Searched): Promise<string | null> {
  const query = {
    limit: 1,
    ...(q.trim() && { q }),
    ...(industry && { industry }),
    ...(sector && { sector }),
  }
  const { total } = await call(api, 'GET /api/careers', { query })
  const offset = Math.floor(Math.random() * total)
  const { careers } = await call(api, 'GET /api/careers', { query: { ...query, offset } })
  return careers[0]?.id ?? null
}

interface SurpriseMeProps {
  searched: Searched
  onPick: (careerId: string) => void
}

/** For who does not know what to look for: opens any career of those that are listed. */
export function SurpriseMe({ searched, onPick }: SurpriseMeProps) {
  const t = useMessages(careersPageMessages)
  const pick = useMutation({
    mutationFn: pickAny,
    onSuccess: (id) => id !== null && onPick(id),
    onError: () => toasts.error(t('careersPage.surpriseFailed')),
  })
  return (
    <Button icon={diceIcon} busy={pick.isPending} onClick={() => pick.mutate(searched)}>
      {t('careersPage.surprise')}
    </Button>
  )
}
