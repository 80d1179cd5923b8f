import { ERRORS } from '@pathquest/core/errors'
import { useErrorText as useWidgetErrorText } from '@pathquest/ui/messages'

/** The text of an error in the language around; forms name codes that no answer brought. */
export const useErrorText = () => useWidgetErrorText(ERRORS)
