/** Shared by all kinds of question: text, picture, time left, read aloud. */
export * from './Countdown'
export * from './GetReady'
export * from './Question'
export * from './question-stage'
export * from './ReadAloud'
