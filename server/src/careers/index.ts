export { careerSummary, credits } from './answers'
export { type CareersHtml, loadCareersHtml } from './page'
export { makeCareerRoutes } from './routes'
export {
  findCareer,
  listCareersById,
  listCareersForDeck,
  listCareersWithInterests,
  listVerifiedCareers,
} from './store'
