import type { Career } from '../content'

export const businessAndFinanceCareers: Career[] = [
  {
    id: 'ca_accountant',
    title: 'Accountant',
    description:
      'Accountants keep track of money that comes in and goes out, and check that the records are true.',
    industry: 'Finance',
    sector: 'Accounting',
    growthRate: 5.8,
    salaryMin: 50440,
    salaryMax: 137280,
    salaryMedian: 79880,
    salaryCurrency: 'USD',
    employment2023: 1562000,
    employment2033Projected: 1653400,
    educationLevel: ['Bachelor’s degree'],
    dayInLifeText:
      'It is the end of the month, so you match every payment with the bank’s list. One bill was paid twice, and you get the money back. After lunch you explain to a shop owner why sales went up but profit went down.',
    tasks: [
      'Record and check income and costs',
      'Prepare tax returns',
      'Write reports on profit and loss',
      'Look for mistakes and signs of fraud',
      'Advise people on saving costs',
    ],
    workEnvironment: 'Mostly in an office or at home. Busy at the end of the year and at tax time.',
    certifications: ['Certified Public Accountant (CPA)'],
    videoUrl: null,
    jobOutlook:
      'For the wider group “Accountants and Auditors”, jobs are projected to grow 5.8% from 2023 to 2033, compared with 4.0% for all jobs, with about 130,800 openings a year.',
    relatedCareers: [
      'ca_market-research-analyst',
      'ca_human-resources-specialist',
      'ca_information-security-analyst',
    ],
    isVerified: true,
    onetSocCode: '13-2011.00',
    figuresGroup: 'Accountants and Auditors',
  },
  {
    id: 'ca_market-research-analyst',
    title: 'Market Research Analyst',
    description:
      'Market research analysts find out what people want to buy, and why, so that a business can make better choices.',
    industry: 'Marketing',
    sector: 'Marketing Research',
    growthRate: 8.3,
    salaryMin: 40040,
    salaryMax: 137040,
    salaryMedian: 74680,
    salaryCurrency: 'USD',
    employment2023: 903400,
    employment2033Projected: 978300,
    educationLevel: ['Bachelor’s degree'],
    dayInLifeText:
      'A company wants to know whether teens would like a new reusable bottle. You write a survey, check that no question pushes people to one answer, and send it out. With the answers you draw charts and report that the price matters more than the color.',
    tasks: [
      'Plan surveys and interviews',
      'Collect and clean data',
      'Look for patterns in the numbers',
      'Draw charts and write reports',
      'Test how well ads and prices work',
    ],
    workEnvironment:
      'Offices or at home, mostly at a computer, with talks to clients and customers.',
    certifications: ['Google Analytics Certification'],
    videoUrl: null,
    jobOutlook:
      'For the wider group “Market Research Analysts and Marketing Specialists”, jobs are projected to grow 8.3% from 2023 to 2033, compared with 4.0% for all jobs, with about 88,500 openings a year.',
    relatedCareers: ['ca_graphic-designer', 'ca_accountant', 'ca_esports-event-manager'],
    isVerified: true,
    onetSocCode: '13-1161.00',
    figuresGroup: 'Market Research Analysts and Marketing Specialists',
  },
  {
    id: 'ca_human-resources-specialist',
    title: 'Human Resources Specialist',
    description:
      'Human resources specialists help to hire people, welcome them, and solve questions about pay, benefits, and fair treatment.',
    industry: 'Business Management & Administration',
    sector: 'Human Resources Management',
    growthRate: 7.9,
    salaryMin: 42900,
    salaryMax: 121800,
    salaryMedian: 67650,
    salaryCurrency: 'USD',
    employment2023: 933700,
    employment2033Projected: 1007900,
    educationLevel: ['Bachelor’s degree'],
    dayInLifeText:
      'You read applications for a job and check each one against the same list of needs. Two people come for an interview, and you ask both the same questions. In the afternoon you show a new coworker how to sign up for health insurance.',
    tasks: [
      'Write job ads and read applications',
      'Interview people and check references',
      'Welcome and train new workers',
      'Answer questions about pay and benefits',
      'Make sure that rules on fair hiring are followed',
    ],
    workEnvironment: 'Offices or at home, with many talks, meetings, and private records.',
    certifications: [
      'SHRM Certified Professional (SHRM-CP)',
      'Associate Professional in Human Resources (aPHR)',
    ],
    videoUrl: null,
    jobOutlook:
      'Jobs are projected to grow 7.9% from 2023 to 2033, compared with 4.0% for all jobs, with about 86,200 openings a year.',
    relatedCareers: ['ca_school-social-worker', 'ca_accountant', 'ca_market-research-analyst'],
    isVerified: true,
    onetSocCode: '13-1071.00',
    figuresGroup: null,
  },
]
