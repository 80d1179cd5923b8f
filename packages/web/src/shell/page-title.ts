import { useEffect } from 'react'
import { useWebMessages } from '../messages'

/** Sets the title of the window; a page may set its own after its data came. */
export function usePageTitle(title: string | undefined) {
  const t = useWebMessages()
  const name = t('app.name')
  useEffect(() => {
    document.title = title ? `${title} | ${name}` : name
  }, [title, name])
}
