export { addQuestionFigures } from './add-figures'
export { questionFigureRoutes } from './routes'
