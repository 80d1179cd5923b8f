export { makeCareerRoutes } from './routes'
export { findCareer, listVerifiedCareers } from './store'
