export { roundsBot as bot } from '../kits/rounds/bot'
