import type { GameToast } from '@pathquest/sdk'
import { toastStore } from '../../shell/toasts'

export const showToast = ({ kind, message }: GameToast) => void toastStore.show(kind, message)
