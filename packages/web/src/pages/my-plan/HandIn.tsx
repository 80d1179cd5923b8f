import type { ChangePlan, MyPlan } from '@pathquest/core/contracts'
import { toApiError } from '@pathquest/sdk/api/error'
import { Button, buttonLook, Card, InlineError, Switch } from '@pathquest/ui'
import { useLanguage, useMessages } from '@pathquest/ui/messages'
import { Link } from 'react-router'
import { useChangePlan } from '../../api/plans'
import { formatDay } from '../../formats'
import { myPlanMessages } from '../../messages/en/my-plan'
import { useErrorText } from '../../messages/use-error-text'
import { toasts } from '../../shell/Toasts'

/** Who reads the plan: teachers, who are told that it is ready, and parents if they may. */
export function HandIn({ plan, hasReader }: MyPlan) {
  const t = useMessages(myPlanMessages)
  const errorText = useErrorText()
  const { locale } = useLanguage()
  const change = useChangePlan()
  const send = (body: ChangePlan, done?: string) =>
    change.mutate(body, { onSuccess: () => void (done && toasts.success(done)) })
  const isShared = (change.isPending ? change.variables.isShared : undefined) ?? plan.isShared
  const isMoving = change.isPending && change.variables.isHandedIn !== undefined
  return (
    <Card title={t('myPlan.handInTitle')} className="my-plan-card">
      <p>{t(hasReader ? 'myPlan.whoReads' : 'myPlan.noReader')}</p>
      {!hasReader && (
        <div>
          <Link to="/my-classes" {...buttonLook({ size: 'sm' })}>
            {t('myPlan.joinClass')}
          </Link>
        </div>
      )}
      {plan.handedInAt === null ? (
        <Button
          variant="primary"
          busy={isMoving}
          onClick={() =>
            send({ isHandedIn: true }, t(hasReader ? 'myPlan.handedInNow' : 'myPlan.handedInAlone'))
          }
        >
          {t('myPlan.handIn')}
        </Button>
      ) : (
        <div className="my-plan-handed-in">
          <p>{t('myPlan.handedIn', { date: formatDay(plan.handedInAt, locale) })}</p>
          <Button
            size="sm"
            busy={isMoving}
            onClick={() => send({ isHandedIn: false }, t('myPlan.takenBack'))}
          >
            {t('myPlan.takeBack')}
          </Button>
        </div>
      )}
      <Switch
        label={t('myPlan.share')}
        aria-describedby="my-plan-share"
        checked={isShared}
        onChange={(next) => send({ isShared: next })}
      />
      <p id="my-plan-share" className="pq-muted">
        {t('myPlan.shareHint')}
      </p>
      {change.error && <InlineError>{errorText(toApiError(change.error))}</InlineError>}
    </Card>
  )
}
