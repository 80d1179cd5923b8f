import type { Career } from '../content'

export const technologyAndScienceCareers: Career[] = [
  {
    id: 'ca_software-developer',
    title: 'Software Developer',
    description:
      'Software developers plan, write, and test the programs behind apps, websites, cars, and machines.',
    industry: 'Information Technology',
    sector: 'Programming and Software Development',
    growthRate: 17.9,
    salaryMin: 77020,
    salaryMax: 208620,
    salaryMedian: 132270,
    salaryCurrency: 'USD',
    employment2023: 1692100,
    employment2033Projected: 1995700,
    educationLevel: ['Bachelor’s degree'],
    dayInLifeText:
      'The team meets for ten minutes to say what each person is working on. You write code for a new feature, run tests, and ask a teammate to review it. After lunch you hunt a bug that only shows up on older phones.',
    tasks: [
      'Find out what users need a program to do',
      'Write and test code',
      'Find and fix bugs',
      'Review the code of teammates',
      'Keep programs up to date and safe',
    ],
    workEnvironment: 'Offices or at home, mostly at a computer and in small teams.',
    certifications: [],
    videoUrl: null,
    jobOutlook:
      'Jobs are projected to grow 17.9% from 2023 to 2033, compared with 4.0% for all jobs, with about 125,100 openings a year.',
    relatedCareers: [
      'ca_information-security-analyst',
      'ca_video-game-designer',
      'ca_qa-game-tester',
    ],
    isVerified: true,
    onetSocCode: '15-1252.00',
    figuresGroup: null,
  },
  {
    id: 'ca_information-security-analyst',
    title: 'Information Security Analyst',
    description:
      'Information security analysts protect computers, networks, and data from attacks, and lead the response when something goes wrong.',
    industry: 'Information Technology',
    sector: 'Network Systems',
    growthRate: 32.7,
    salaryMin: 69210,
    salaryMax: 182370,
    salaryMedian: 120360,
    salaryCurrency: 'USD',
    employment2023: 180700,
    employment2033Projected: 239800,
    educationLevel: ['Bachelor’s degree'],
    dayInLifeText:
      'You start with the alerts of the night: most are harmless, one is not. Someone has tried thousands of passwords on one account, so you block it and call the owner. Later you test a new firewall rule and write a short guide on spotting fake e-mails.',
    tasks: [
      'Watch networks for signs of an attack',
      'Look into break-ins and limit the damage',
      'Install and update protection such as firewalls',
      'Test systems for weak spots',
      'Teach coworkers safe habits',
    ],
    workEnvironment:
      'Offices or at home. Some analysts are on call, because attacks do not keep office hours.',
    certifications: [
      'CompTIA Security+',
      'Certified Information Systems Security Professional (CISSP)',
    ],
    videoUrl: null,
    jobOutlook:
      'Jobs are projected to grow 32.7% from 2023 to 2033, compared with 4.0% for all jobs, with about 17,300 openings a year.',
    relatedCareers: ['ca_software-developer', 'ca_qa-game-tester', 'ca_accountant'],
    isVerified: true,
    onetSocCode: '15-1212.00',
    figuresGroup: null,
  },
  {
    id: 'ca_environmental-scientist',
    title: 'Environmental Scientist',
    description:
      'Environmental scientists study air, water, and soil to protect people and nature from pollution.',
    industry: 'Science, Technology, Engineering & Mathematics',
    sector: 'Science and Mathematics',
    growthRate: 7.3,
    salaryMin: 48580,
    salaryMax: 133660,
    salaryMedian: 78980,
    salaryCurrency: 'USD',
    employment2023: 84600,
    employment2033Projected: 90700,
    educationLevel: ['Bachelor’s degree'],
    dayInLifeText:
      'You drive to a river with sample bottles and a meter. You measure oxygen and take water above and below a factory. Back in the lab you compare the results with the legal limits and write a report that the town can understand.',
    tasks: [
      'Collect samples of air, water, or soil',
      'Measure pollution and compare it with limits',
      'Find out where pollution comes from',
      'Plan how to clean up or prevent damage',
      'Explain results to the public and to officials',
    ],
    workEnvironment: 'A mix of fieldwork outdoors, lab work, and office work.',
    certifications: ['HAZWOPER safety training'],
    videoUrl: null,
    jobOutlook:
      'For the wider group “Environmental Scientists and Specialists, Including Health”, jobs are projected to grow 7.3% from 2023 to 2033, compared with 4.0% for all jobs, with about 8,500 openings a year.',
    relatedCareers: ['ca_agricultural-technician', 'ca_civil-engineer', 'ca_urban-planner'],
    isVerified: true,
    onetSocCode: '19-2041.00',
    figuresGroup: 'Environmental Scientists and Specialists, Including Health',
  },
]
