import art from '@pathquest/sdk/styles/art.css?inline'
import careerDialog from '@pathquest/sdk/styles/career-dialog.css?inline'
import dialog from '@pathquest/sdk/styles/dialog.css?inline'
import loading from '@pathquest/sdk/styles/loading.css?inline'
import sign from '@pathquest/sdk/styles/sign.css?inline'

/** What the details of a career wear besides. */
export const sheets = [sign, loading, dialog, art, careerDialog]
