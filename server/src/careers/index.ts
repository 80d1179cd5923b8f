export { careerSummary, credits } from './answers'
export { makeCareerRoutes } from './routes'
export {
  findCareer,
  listCareersById,
  listCareersForDeck,
  listCareersWithInterests,
  listVerifiedCareers,
} from './store'
