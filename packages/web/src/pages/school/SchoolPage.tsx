import { Loading } from '@pathquest/ui'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import type { OwnSchool } from '../../api/schools'
import { useMySchool } from '../../api/schools'
import { schoolMessages } from '../../messages/en/school'
import { PlanConcerns } from '../../plans/PlanConcerns'
import { LoadFailed } from '../../shell/LoadFailed'
import { Tabs } from '../../shell/Tabs'
import { AuditLogCard } from './AuditLogCard'
import { CounselledStudents } from './CounselledStudents'
import { NoSchool } from './NoSchool'
import { SchoolClassList } from './SchoolClassList'
import { SchoolHead } from './SchoolHead'
import { SchoolStudents } from './SchoolStudents'
import { StaffCard } from './StaffCard'
import './school.css'

/** /school: where a teacher works here, and what their role shows of it. */
export function SchoolPage() {
  const t = useMessages(schoolMessages)
  const { data: school, error, refetch, isFetching } = useMySchool()
  return (
    <div className="pq-page school">
      {!school && <h1>{t('school.title')}</h1>}
      {school === undefined && !error && <Loading text={t('school.loading')} />}
      {school === undefined && error && (
        <LoadFailed
          headingLevel={2}
          title={t('school.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      )}
      {school === null && <NoSchool />}
      {school && <SchoolHead school={school} />}
      {school?.isConfirmed && school.role === 'counsellor' && <PlanConcerns />}
      {school?.isConfirmed && <Parts school={school} />}
    </div>
  )
}

const PARTS = {
  teacher: ['staff'],
  counsellor: ['students', 'staff'],
  school_admin: ['staff', 'students', 'classes', 'log'],
} as const
type Part = (typeof PARTS)[keyof typeof PARTS][number]
const LABELS = {
  staff: 'school.partStaff',
  students: 'school.partStudents',
  classes: 'school.partClasses',
  log: 'school.partLog',
} as const

function Parts({ school }: { school: OwnSchool }) {
  const t = useMessages(schoolMessages)
  const parts: readonly Part[] = PARTS[school.role]
  const [chosen, setChosen] = useState<Part>()
  const part = chosen && parts.includes(chosen) ? chosen : (parts[0] as Part)
  const content = (
    <>
      {part === 'staff' && <StaffCard school={school} />}
      {part === 'students' &&
        (school.role === 'counsellor' ? <CounselledStudents /> : <SchoolStudents />)}
      {part === 'classes' && <SchoolClassList />}
      {part === 'log' && <AuditLogCard />}
    </>
  )
  if (parts.length === 1) return content
  return (
    <Tabs
      label={t('school.parts')}
      tabs={parts.map((value) => ({ value, label: t(LABELS[value]) }))}
      value={part}
      onChange={setChosen}
    >
      {content}
    </Tabs>
  )
}
