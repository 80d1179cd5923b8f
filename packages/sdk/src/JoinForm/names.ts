/** The words of proposed names, and with them what a field looks like in use: fetched once the form stands. */
export { generateName } from '@pathquest/game-core/name-generator'
