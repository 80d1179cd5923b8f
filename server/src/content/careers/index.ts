import type { Career } from '../content'
import { artsFoodAndTravelCareers } from './arts-food-and-travel'
import { buildingAndMakingCareers } from './building-and-making'
import { businessAndFinanceCareers } from './business-and-finance'
import { gamingAndEsportsCareers } from './gaming-and-esports'
import { healthAndHumanServicesCareers } from './health-and-human-services'
import { publicServiceCareers } from './public-service'
import { technologyAndScienceCareers } from './technology-and-science'

/** The career catalogue that comes with the product; figures as named in sources. */
export const careers: readonly Career[] = [
  ...healthAndHumanServicesCareers,
  ...technologyAndScienceCareers,
  ...buildingAndMakingCareers,
  ...businessAndFinanceCareers,
  ...publicServiceCareers,
  ...artsFoodAndTravelCareers,
  ...gamingAndEsportsCareers,
]
