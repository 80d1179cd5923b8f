import type { Career } from '../content'

export const healthAndHumanServicesCareers: Career[] = [
  {
    id: 'ca_registered-nurse',
    title: 'Registered Nurse',
    description:
      'Registered nurses care for patients, give medicines, and explain what happens next. They are often the person a patient sees most in a hospital or clinic.',
    industry: 'Health Science',
    sector: 'Therapeutic Services',
    growthRate: 6,
    salaryMin: 63720,
    salaryMax: 132680,
    salaryMedian: 86070,
    salaryCurrency: 'USD',
    employment2023: 3300100,
    employment2033Projected: 3497300,
    educationLevel: ['Bachelor’s degree'],
    dayInLifeText:
      'The shift starts with a handoff: the nurse before you tells you how each patient is doing. Then you check pulse, breathing, and pain, give medicines, and write everything down. Between rounds you answer questions from families and call the doctor when something changes.',
    tasks: [
      'Check vital signs such as pulse, temperature, and breathing',
      'Give medicines and watch how patients react',
      'Keep careful records of each patient’s care',
      'Teach patients how to look after themselves at home',
      'Work with doctors and therapists on a care plan',
    ],
    workEnvironment:
      'Hospitals, clinics, schools, and patients’ homes. Many nurses work 12-hour shifts, also on nights and weekends.',
    certifications: ['State nursing license (NCLEX-RN exam)', 'Basic Life Support (BLS)'],
    videoUrl: null,
    jobOutlook:
      'Jobs are projected to grow 6.0% from 2023 to 2033, compared with 4.0% for all jobs, with about 194,500 openings a year.',
    relatedCareers: ['ca_veterinarian', 'ca_school-social-worker', 'ca_firefighter'],
    isVerified: true,
    onetSocCode: '29-1141.00',
    figuresGroup: null,
  },
  {
    id: 'ca_veterinarian',
    title: 'Veterinarian',
    description:
      'Veterinarians find out what makes animals sick and treat them. They also help farms and shelters keep healthy animals healthy.',
    industry: 'Health Science',
    sector: 'Therapeutic Services',
    growthRate: 19.1,
    salaryMin: 72360,
    salaryMax: 201440,
    salaryMedian: 119100,
    salaryCurrency: 'USD',
    employment2023: 88200,
    employment2033Projected: 105000,
    educationLevel: ['Doctoral or professional degree'],
    dayInLifeText:
      'The morning may begin with surgery on a dog with a broken leg. After that come checkups, vaccinations, and a rabbit that has stopped eating. Your patients cannot say where it hurts, so you look, listen, and test, and then explain the choices to their owners.',
    tasks: [
      'Examine animals and find out what is wrong',
      'Give vaccinations and medicines',
      'Perform surgery',
      'Read X-rays and lab results',
      'Advise owners on food, care, and prevention',
    ],
    workEnvironment:
      'Animal clinics and hospitals, farms, zoos, and labs. Emergencies can come at night or on weekends.',
    certifications: ['State veterinary license (NAVLE exam)'],
    videoUrl: null,
    jobOutlook:
      'Jobs are projected to grow 19.1% from 2023 to 2033, compared with 4.0% for all jobs, with about 4,300 openings a year.',
    relatedCareers: [
      'ca_registered-nurse',
      'ca_agricultural-technician',
      'ca_environmental-scientist',
    ],
    isVerified: true,
    onetSocCode: '29-1131.00',
    figuresGroup: null,
  },
  {
    id: 'ca_school-social-worker',
    title: 'School Social Worker',
    description:
      'School social workers help students and families with problems that make learning hard, such as stress, conflict, or losing a home.',
    industry: 'Human Services',
    sector: 'Family & Community Services',
    growthRate: 4.9,
    salaryMin: 37900,
    salaryMax: 85590,
    salaryMedian: 53940,
    salaryCurrency: 'USD',
    employment2023: 365900,
    employment2033Projected: 383800,
    educationLevel: ['Bachelor’s degree'],
    dayInLifeText:
      'You meet a student who has been missing class and find out that the family has no ride to school. You call the bus office, talk with the parents, and plan a check-in for next week. In the afternoon you lead a group on handling stress.',
    tasks: [
      'Listen to students and find out what they need',
      'Connect families with food, housing, or counseling',
      'Plan support together with teachers and parents',
      'Help to settle conflicts',
      'Keep private records safe',
    ],
    workEnvironment:
      'Schools and community offices, with visits to homes. Much of the work is talking and listening.',
    certifications: [
      'State social work license',
      'Certified School Social Work Specialist (C-SSWS)',
    ],
    videoUrl: null,
    jobOutlook:
      'For the wider group “Child, Family, and School Social Workers”, jobs are projected to grow 4.9% from 2023 to 2033, compared with 4.0% for all jobs, with about 31,400 openings a year.',
    relatedCareers: [
      'ca_elementary-school-teacher',
      'ca_registered-nurse',
      'ca_human-resources-specialist',
    ],
    isVerified: true,
    onetSocCode: '21-1021.00',
    figuresGroup: 'Child, Family, and School Social Workers',
  },
]
