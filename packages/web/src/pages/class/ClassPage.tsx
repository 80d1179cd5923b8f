import type { ClassDetail } from '@pathquest/core/contracts'
import { Button, buttonLook, Loading } from '@pathquest/ui'
import { Icon } from '@pathquest/ui/art'
import { chevronLeftIcon, infoIcon } from '@pathquest/ui/art/icons'
import { useMessages } from '@pathquest/ui/messages'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useClass } from '../../api/classes'
import { stillRunning, useRunningGames } from '../../api/running-games'
import { classPageMessages } from '../../messages/en/class-page'
import { PlanConcerns } from '../../plans/PlanConcerns'
import { LoadFailed } from '../../shell/LoadFailed'
import { useNamesToAdd } from '../../shell/names-to-add'
import { usePageTitle } from '../../shell/navigation'
import { RunningGames } from '../analytics/RunningGames'
import { AddStudents } from './AddStudents'
import { CareersMet, HardestQuestions } from './ClassContent'
import { ClassGames } from './ClassGames'
import { ClassHead } from './ClassHead'
import { ClassHomework } from './ClassHomework'
import { ClassPlans } from './ClassPlans'
import { ClassStudents } from './ClassStudents'
import { Colleagues } from './Colleagues'
import { JoinCode } from './JoinCode'
import { NextStep } from './NextStep'
import { useRestore } from './use-restore'
import './class.css'

/** /classes/{id}: a class as its teachers see it. */
export function ClassPage() {
  const t = useMessages(classPageMessages)
  const { id = '' } = useParams()
  const { data, error, refetch, isFetching } = useClass(id)
  return (
    <div className="pq-page class-page">
      <Link to="/classes" {...buttonLook({ variant: 'ghost', className: 'class-back' })}>
        <Icon icon={chevronLeftIcon} />
        {t('class.back')}
      </Link>
      <PlanConcerns />
      {data && <Class key={id} detail={data} />}
      {!data && !error && <Loading text={t('class.loading')} />}
      {!data && error && (
        <LoadFailed
          headingLevel={1}
          title={t('class.loadFailed')}
          query={{ error, isFetching, refetch }}
        />
      )}
    </div>
  )
}

function Class({ detail }: { detail: ClassDetail }) {
  const [brought, forgetBrought] = useNamesToAdd()
  const [isAdding, setAdding] = useState(brought.length > 0)
  const [added, setAdded] = useState(0)
  const { id, isArchived, name } = detail.class
  const running = stillRunning(useRunningGames(id), detail.games)
  const add = () => setAdding(true)
  const endAdding = () => {
    setAdding(false)
    if (brought.length > 0) forgetBrought()
  }
  usePageTitle(name)
  return (
    <>
      <ClassHead detail={detail} />
      {isArchived && <Archived detail={detail} />}
      {/* What to do next is known when the game is over. */}
      {!isArchived && running.length === 0 && <NextStep detail={detail} onAdd={add} />}
      <RunningGames games={running} students={detail.students.length} />
      <div className="class-row">
        <ClassStudents detail={detail} added={added} onAdd={add} />
        <div className="class-column">
          <JoinCode detail={detail} />
          <CareersMet detail={detail} />
        </div>
      </div>
      <div className="class-row">
        <ClassGames detail={detail} />
        <div className="class-column">
          <ClassHomework classId={detail.class.id} mayGive={!isArchived} />
          {/* A class of last year has no readers any more. */}
          {!isArchived && <ClassPlans classId={detail.class.id} />}
          {detail.hardQuestions.length > 0 && <HardestQuestions detail={detail} />}
          <Colleagues detail={detail} />
        </div>
      </div>
      {isAdding && (
        <AddStudents
          detail={detail}
          start={brought}
          onAdded={(count) => {
            endAdding()
            setAdded(count)
          }}
          onClose={endAdding}
        />
      )}
    </>
  )
}

function Archived({ detail }: { detail: ClassDetail }) {
  const t = useMessages(classPageMessages)
  const { restore, isRestoring } = useRestore(detail.class.id)
  return (
    <aside className="class-info">
      <Icon icon={infoIcon} />
      <div>
        <p>{t('class.isArchived')}</p>
        <Button busy={isRestoring} onClick={restore}>
          {t('class.restore')}
        </Button>
      </div>
    </aside>
  )
}
