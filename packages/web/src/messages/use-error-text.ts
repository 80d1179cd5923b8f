import { ERRORS } from '@pathquest/core/errors'
import { useErrorText as useWidgetErrorText } from '@pathquest/ui/messages'

/** The text of an error in the current language; forms use codes that no response contained. */
export const useErrorText = () => useWidgetErrorText(ERRORS)
