export { careerSummary, credits } from './answers'
export { makeCareerRoutes } from './routes'
export {
  findCareer,
  listCareersById,
  listCareersWithInterests,
  listVerifiedCareers,
} from './store'
