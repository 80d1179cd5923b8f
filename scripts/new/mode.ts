// `npm run new:mode -- NAME`: the folder of a game mode that passes everything as it is.
import { newFolder } from './folder'

const folder = newFolder('mode', process.argv[2])
console.log(`${folder} is there; its texts, rules and pieces are yours to change.`)
console.log('Its contract: npx vitest run --project unit packages/modes')
