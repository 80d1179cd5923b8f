import type { Career } from '../content'

export const publicServiceCareers: Career[] = [
  {
    id: 'ca_firefighter',
    title: 'Firefighter',
    description:
      'Firefighters put out fires, rescue people, and help in accidents and medical emergencies. They also teach how to prevent fires.',
    industry: 'Law, Public Safety, Corrections & Security',
    sector: 'Emergency and Fire Management Services',
    growthRate: 4.2,
    salaryMin: 31600,
    salaryMax: 93720,
    salaryMedian: 57120,
    salaryCurrency: 'USD',
    employment2023: 326800,
    employment2033Projected: 340500,
    educationLevel: ['Postsecondary nondegree award', 'Long-term on-the-job training'],
    dayInLifeText:
      'You check the engine, hoses, and air tanks as soon as your shift begins. Two calls come in: a car crash and a smoking oven. Between calls you train, cook with your crew, and show a school class how to test a smoke alarm.',
    tasks: [
      'Fight fires with hoses, pumps, and ladders',
      'Rescue people from buildings and cars',
      'Give first aid',
      'Check equipment every shift',
      'Inspect buildings and teach fire safety',
    ],
    workEnvironment:
      'Fire stations and emergency scenes, in any weather. Shifts often last 24 hours. The work can be dangerous, so crews train a lot.',
    certifications: ['Firefighter I and II', 'Emergency Medical Technician (EMT)'],
    videoUrl: null,
    jobOutlook:
      'Jobs are projected to grow 4.2% from 2023 to 2033, compared with 4.0% for all jobs, with about 25,700 openings a year.',
    relatedCareers: ['ca_registered-nurse', 'ca_electrician', 'ca_urban-planner'],
    isVerified: true,
    onetSocCode: '33-2011.00',
    figuresGroup: null,
  },
  {
    id: 'ca_urban-planner',
    title: 'Urban Planner',
    description:
      'Urban planners decide together with the public how land is used: where homes, parks, shops, and bus lines should go.',
    industry: 'Government & Public Administration',
    sector: 'Planning',
    growthRate: 4.3,
    salaryMin: 51470,
    salaryMax: 126120,
    salaryMedian: 81800,
    salaryCurrency: 'USD',
    employment2023: 45200,
    employment2033Projected: 47100,
    educationLevel: ['Master’s degree'],
    dayInLifeText:
      'You study a map that shows how far each street is from a park. In the evening you present three ideas for an empty lot at a public meeting and write down what neighbors say. The next day you change the plan and check the costs.',
    tasks: [
      'Study maps, traffic, and population numbers',
      'Draw up plans for land use',
      'Hold public meetings and collect ideas',
      'Check whether building plans follow the rules',
      'Advise city leaders',
    ],
    workEnvironment:
      'City offices, with visits to sites and public meetings that are often in the evening.',
    certifications: ['American Institute of Certified Planners (AICP)'],
    videoUrl: null,
    jobOutlook:
      'For the wider group “Urban and Regional Planners”, jobs are projected to grow 4.3% from 2023 to 2033, compared with 4.0% for all jobs, with about 3,600 openings a year.',
    relatedCareers: ['ca_civil-engineer', 'ca_environmental-scientist', 'ca_firefighter'],
    isVerified: true,
    onetSocCode: '19-3051.00',
    figuresGroup: 'Urban and Regional Planners',
  },
  {
    id: 'ca_elementary-school-teacher',
    title: 'Elementary School Teacher',
    description:
      'Elementary school teachers help children to read, write, count, and get along with each other.',
    industry: 'Education & Training',
    sector: 'Teaching/Training',
    growthRate: -0.7,
    salaryMin: 46960,
    salaryMax: 104440,
    salaryMedian: 63680,
    salaryCurrency: 'USD',
    employment2023: 1441000,
    employment2033Projected: 1430400,
    educationLevel: ['Bachelor’s degree'],
    dayInLifeText:
      'You greet each child at the door. The class reads a story, builds towers for a math lesson, and talks about an argument from recess. When the children have left, you look at their work to see what to explain once more tomorrow.',
    tasks: [
      'Plan lessons in reading, math, and science',
      'Teach whole classes and small groups',
      'Watch how each child learns and offer help',
      'Talk with parents about progress',
      'Keep the classroom safe and friendly',
    ],
    workEnvironment:
      'Schools, during the school year. Planning and grading often go on after class.',
    certifications: ['State teaching license'],
    videoUrl: null,
    jobOutlook:
      'For the wider group “Elementary School Teachers, Except Special Education”, jobs are projected to shrink by 0.7% from 2023 to 2033, while all jobs grow 4.0%; about 93,200 openings a year still come up as people retire or change jobs.',
    relatedCareers: [
      'ca_school-social-worker',
      'ca_graphic-designer',
      'ca_human-resources-specialist',
    ],
    isVerified: true,
    onetSocCode: '25-2021.00',
    figuresGroup: 'Elementary School Teachers, Except Special Education',
  },
]
