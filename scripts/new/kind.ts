// `npm run new:kind -- NAME`: the folder of a kind of question that passes everything as it is.
import { newFolder } from './folder'

const folder = newFolder('kind', process.argv[2])
console.log(`${folder} is there; its texts and what an answer is are yours to change.`)
console.log('Its contract: npx vitest run --project unit packages/kinds')
