// `npm run new:mode -- NAME [--self-paced]`: the folder of a game mode that passes everything as it
// is: a class on one question at a time, or everybody at a pace of their own.
import { newFolder } from './folder'

const [name, pace] = process.argv.slice(2)
const isSelfPaced = pace === '--self-paced'
if (pace !== undefined && !isSelfPaced) throw new Error(`Unknown option ${pace}`)
const folder = newFolder('mode', name, isSelfPaced ? ['mode', 'self-paced-mode'] : ['mode'])
console.log(`${folder} is there; its texts, rules and pieces are yours to change.`)
console.log('Its contract: npx vitest run --project unit packages/modes')
