import join from '@pathquest/sdk/styles/join.css?inline'
import button from '@pathquest/ui/styles/button.css?inline'
import field from '@pathquest/ui/styles/field.css?inline'
import inlineError from '@pathquest/ui/styles/inline-error.css?inline'
import sign from '@pathquest/ui/styles/sign.css?inline'

/** The sheets of the join form, in the order of the sdk’s index.css. */
export const sheets = [button, sign, field, inlineError, join]
