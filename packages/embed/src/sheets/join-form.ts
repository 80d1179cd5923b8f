import button from '@pathquest/sdk/styles/button.css?inline'
import field from '@pathquest/sdk/styles/field.css?inline'
import inlineError from '@pathquest/sdk/styles/inline-error.css?inline'
import join from '@pathquest/sdk/styles/join.css?inline'
import sign from '@pathquest/sdk/styles/sign.css?inline'

/** What the join form wears, in the order of the sdk’s index.css. */
export const sheets = [button, sign, field, inlineError, join]
