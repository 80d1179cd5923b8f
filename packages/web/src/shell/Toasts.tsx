import { Toaster } from '@pathquest/ui'
import { useWebMessages } from '../messages'
import { toastStore } from './toasts'

/** Where the app's messages come up. */
export function Toasts() {
  const t = useWebMessages()
  return <Toaster store={toastStore} label={t('app.notifications')} closeLabel={t('app.close')} />
}
