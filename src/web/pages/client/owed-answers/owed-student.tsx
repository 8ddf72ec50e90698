import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { Form, Link } from 'react-router'
import { outcomeMessage } from '#domain/scout-invitation/outcome/rules.ts'
import { daysBetween } from '#ground/day.ts'
import { monthDay, tokyoDay } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { callStudent } from '#web/parts/students/disclosed.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { RadioOption } from '#web/ui/fields/radio-option.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { ListRow, RowSides } from '../parts/row-list.tsx'
import { checkOutcome } from './act.ts'
import styles from './owed-answers.module.css'

const OwedStudentFields = graphql(`
  fragment OwedStudent on OwedAnswer {
    scoutInvitationId
    since
    dueOn
    promptedAt
    job {
      title
    }
    candidate {
      id
      schoolName
      ... on DisclosedSearchCandidate {
        familyName
        givenName
      }
    }
  }
`)

type OwedStudentProps = {
  owed: FragmentType<typeof OwedStudentFields>
  canWrite: boolean
  isOpen: boolean
  answer: FormAnswer | undefined
}

export function OwedStudent({ owed, canWrite, isOpen, answer }: OwedStudentProps) {
  const { scoutInvitationId, since, dueOn, promptedAt, job, candidate } = readFragment(OwedStudentFields, owed)
  const days = daysBetween(tokyoDay(useNow()), dueOn)
  const name = callStudent(candidate)
  return (
    <ListRow>
      <RowSides
        end={
          <>
            {promptedAt && <Badge kind="plum">{monthDay(promptedAt)}に催促</Badge>}
            {days < 0 ? (
              <Badge kind="warning">{-days}日過ぎています</Badge>
            ) : (
              days <= 3 && <Badge kind="warning">{days === 0 ? '今日まで' : `あと${days}日`}</Badge>
            )}
            {canWrite && !isOpen && (
              <ButtonLink kind="secondary" to={clientUrls.owedAnswers({ to: scoutInvitationId })} preventScrollReset>
                結果を伝える
              </ButtonLink>
            )}
          </>
        }
      >
        <h2 className={styles.name}>
          <Link className={linkClass()} to={clientUrls.candidate(candidate.id)}>
            {name}
          </Link>
          <span className="quiet">{candidate.schoolName}</span>
        </h2>
        <p>{job.title}</p>
        <p className="quiet">
          {monthDay(since)}から　期限 {monthDay(dueOn)}
        </p>
      </RowSides>
      {canWrite && isOpen && <TellForm id={scoutInvitationId} name={name} answer={answer} />}
    </ListRow>
  )
}

function TellForm({ id, name, answer }: { id: string; name: string; answer: FormAnswer | undefined }) {
  const form = useForm({ labels: { outcome: '結果', message: outcomeMessage.label }, check: checkOutcome, answer })
  const outcome = form.field('outcome')
  return (
    <Form {...form.props} className={styles.form}>
      <IdempotencyKey intention={`outcome-${id}`} />
      <input type="hidden" name="scoutInvitationId" value={id} />
      <FieldGroup label={`${name}への結果`} required error={outcome.error} id={outcome.id} className="stack-3">
        <RadioOption name="outcome" value="NEXT_STEP" defaultChecked={outcome.defaultValue === 'NEXT_STEP'}>
          次に進んでいただく
        </RadioOption>
        <RadioOption name="outcome" value="NOT_SELECTED" defaultChecked={outcome.defaultValue === 'NOT_SELECTED'}>
          今回は見送る
        </RadioOption>
      </FieldGroup>
      <TextArea
        {...form.field('message')}
        label={outcomeMessage.label}
        required
        min={outcomeMessage.min}
        max={outcomeMessage.max}
        rows={4}
        hint="お礼と、次の連絡の方法か、見送りの理由を伝えましょう。送信すると取り消せません。21時から8時のあいだに送ると、お知らせは朝8時に届きます。"
      />
      <FormEnd form={form} send="学生に伝える">
        <ButtonLink kind="secondary" to={clientUrls.owedAnswers()} preventScrollReset>
          閉じる
        </ButtonLink>
      </FormEnd>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </Form>
  )
}
