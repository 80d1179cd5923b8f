import careerDialog from '@pathquest/sdk/styles/career-dialog.css?inline'
import art from '@pathquest/ui/styles/art.css?inline'
import dialog from '@pathquest/ui/styles/dialog.css?inline'
import loading from '@pathquest/ui/styles/loading.css?inline'
import sign from '@pathquest/ui/styles/sign.css?inline'

/** Further sheets for the details of a career. */
export const sheets = [sign, loading, dialog, art, careerDialog]
