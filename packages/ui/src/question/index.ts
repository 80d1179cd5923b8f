/** What every question is drawn with, whatever its kind: text, picture, time left, read aloud. */
export * from './Countdown'
export * from './Question'
export * from './question-stage'
export * from './ReadAloud'
