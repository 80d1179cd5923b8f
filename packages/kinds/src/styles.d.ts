/** Styles of a kind's editor, bundled by the app. */
declare module '*.css'
