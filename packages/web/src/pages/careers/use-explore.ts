import { ApiError } from '@pathquest/sdk/api/error'
import {
  type CareerBrowserState,
  readBrowserState,
  writeBrowserState,
} from '@pathquest/sdk/CareerBrowser'
import { useMessages } from '@pathquest/ui/messages'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { useStartCareerQuest } from '../../api/careers'
import { seats } from '../../api/seat-store'
import { careersPageMessages } from '../../messages/en/careers'
import { useErrorText } from '../../messages/use-error-text'
import { useSession } from '../../session/session'
import { toasts } from '../../shell/Toasts'
import { useDebouncedWrite } from '../../shell/use-debounced'
import { type CareerList, readCareerList } from './CareerLists'

/** Marks history entries that this page created. */
interface Entry {
  byBrowser?: boolean
  /**
   * Number of careers opened one from the other up to this entry: the list is so many steps back.
   */
  opened?: number
}

/**
 * The career browser's state in the URL: a link opens the same search, Back from an open career
 * leads to the previous one, finally to the list. Also which list is shown.
 */
export function useBrowserAddress() {
  const { search, hash, key, state: entry } = useLocation()
  const navigation = useNavigationType()
  const navigate = useNavigate()
  const [state, setState] = useState(() => readBrowserState(new URLSearchParams(search)))
  const [list, setList] = useState(() => readCareerList(new URLSearchParams(search)))
  const listNow = useRef(list)
  const address = useDebouncedWrite()
  const { byBrowser, opened } = (entry ?? {}) as Entry
  // From the current history entry, which React renders a moment later.
  const openedNow = useRef(opened)

  // Back, Forward and links into this page; the page's own changes are shown already. Depends on
  // the direction, too: Back may lead from an entry that was never rendered to the rendered one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per arrival at an entry of the history
  useEffect(() => {
    if (byBrowser && navigation !== 'POP') return
    address.cancel()
    openedNow.current = opened
    const params = new URLSearchParams(search)
    setState(readBrowserState(params))
    listNow.current = readCareerList(params)
    setList(listNow.current)
  }, [key, navigation])

  const write = (next: CareerBrowserState, { replace, opened }: Entry & { replace: boolean }) => {
    const others = new URLSearchParams(search)
    if (listNow.current === 'all') others.delete('list')
    else others.set('list', listNow.current)
    const query = writeBrowserState(next, others).toString()
    openedNow.current = opened
    navigate(
      { search: query && `?${query}`, hash },
      { replace, state: { byBrowser: true, opened } satisfies Entry },
    )
  }
  const onStateChange = (next: CareerBrowserState) => {
    const opened = openedNow.current
    setState(next)
    if (next.career === state.career) {
      address.later(() => write(next, { replace: true, opened }))
    } else if (next.career === null) {
      if (opened) navigate(-opened)
      else write(next, { replace: true })
    } else if (state.career === null) {
      // So that Back leads to the current list.
      address.flush()
      write(next, { replace: false, opened: 1 })
    } else if (opened) {
      write(next, { replace: false, opened: opened + 1 })
    } else {
      // Opened by a link: there is no list to go back to when closing.
      write(next, { replace: true })
    }
  }
  const onListChange = (next: CareerList) => {
    listNow.current = next
    setList(next)
    address.cancel()
    write(state, { replace: true, opened: openedNow.current })
  }
  return { state, onStateChange, list, onListChange }
}

/** Errors that do not explain why the quest did not start. */
const UNNAMED = ['unexpected', 'bad_request', 'create_failed', 'offline']

/** Starts the solo quest on a career and navigates to it; resolves to whether it did. */
export function useExplore(): (careerId: string) => Promise<boolean> {
  const t = useMessages(careersPageMessages)
  const errorText = useErrorText()
  const { status, user } = useSession()
  const navigate = useNavigate()
  const quest = useStartCareerQuest()
  return async (careerId) => {
    if (status === 'ready' && !user) {
      toasts.error(errorText({ code: 'explore_login_required' }))
      return false
    }
    try {
      const { session, seatToken, resumed } = await quest.mutateAsync({ careerId })
      if (seatToken) seats.set(session.id, seatToken)
      if (resumed) toasts.info(t('careersPage.resumed'))
      navigate(`/game/${session.id}`)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'not_authenticated')
        toasts.error(errorText({ code: 'explore_login_required' }))
      else if (UNNAMED.includes(error.code)) toasts.error(t('careersPage.startFailed'))
      else toasts.error(errorText(error))
      return false
    }
  }
}
