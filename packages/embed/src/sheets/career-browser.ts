import careerCard from '@pathquest/sdk/styles/career-card.css?inline'
import careers from '@pathquest/sdk/styles/careers.css?inline'
import badge from '@pathquest/ui/styles/badge.css?inline'
import button from '@pathquest/ui/styles/button.css?inline'
import card from '@pathquest/ui/styles/card.css?inline'
import empty from '@pathquest/ui/styles/empty.css?inline'
import field from '@pathquest/ui/styles/field.css?inline'
import inlineError from '@pathquest/ui/styles/inline-error.css?inline'

/** The sheets of the career browser, in the order of the sdk’s index.css. */
export const sheets = [button, field, badge, card, empty, inlineError, careers, careerCard]
