import { GAMING_INDUSTRY } from '../career-sectors'

/** What people in a career cluster do: its name alone tells little. */
const CLUSTER_WORK: Readonly<Record<string, string>> = {
  'Agriculture, Food & Natural Resources': 'grow food and care for animals, land, and water',
  'Architecture & Construction': 'plan, build, and repair homes, roads, and bridges',
  'Arts, Audio/Video Technology & Communications': 'create, perform, film, print, or tell the news',
  'Business Management & Administration': 'lead, plan, and keep offices running',
  'Education & Training': 'teach, train, and help others to learn',
  Finance: 'look after money, loans, and insurance',
  'Government & Public Administration': 'run public services or defend the country',
  'Health Science': 'prevent, find, and treat illness and injury',
  'Hospitality & Tourism': 'look after guests who eat out, travel, or play',
  'Human Services': 'help others with their lives, their homes, and their looks',
  'Information Technology': 'build and protect software, networks, and data',
  'Law, Public Safety, Corrections & Security': 'keep people safe and see that laws are kept',
  Manufacturing: 'make products and keep machines running',
  Marketing: 'sell things and find out what people want',
  'Science, Technology, Engineering & Mathematics': 'study the world and use what they find',
  'Transportation, Distribution & Logistics': 'move people and goods and keep vehicles going',
  [GAMING_INDUSTRY]: 'make games, play them as a sport, or bring them to an audience',
}

/** "make products and keep machines running" */
export function clusterWork(industry: string): string {
  const work = CLUSTER_WORK[industry]
  if (work === undefined) throw new Error(`No career cluster is called ${industry}`)
  return work
}
