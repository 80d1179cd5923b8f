/** The Spanish texts of the widgets: the published entry `messages/es`. */
export { es } from '@pathquest/ui/messages/es'
