/** The tokens of the dark theme, fetched where a widget is dark. */
export { dark } from '@pathquest/sdk/styles/tokens.css'
