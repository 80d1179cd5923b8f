import badge from '@pathquest/sdk/styles/badge.css?inline'
import button from '@pathquest/sdk/styles/button.css?inline'
import card from '@pathquest/sdk/styles/card.css?inline'
import careerCard from '@pathquest/sdk/styles/career-card.css?inline'
import careers from '@pathquest/sdk/styles/careers.css?inline'
import empty from '@pathquest/sdk/styles/empty.css?inline'
import field from '@pathquest/sdk/styles/field.css?inline'
import inlineError from '@pathquest/sdk/styles/inline-error.css?inline'

/** What the career browser wears, in the order of the sdk’s index.css. */
export const sheets = [button, field, badge, card, empty, inlineError, careers, careerCard]
