import { useState } from 'react'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { operatorReason } from '#ground/limits/operator-reason.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import type { AdminRole, JobTakedownFieldsFragment } from '#web/generated/admin/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { OperatorReason } from '../../parts/operator-reason.tsx'
import { Section } from '../../parts/section.tsx'
import styles from './job.module.css'

const JobTakedownFields = graphql(`
  fragment JobTakedownFields on WholeJob {
    id
    title
    status
    isArchived
    totalSent
    canTakeDown
    takedown {
      reason
      takenDownAt
    }
  }
`)
type Job = JobTakedownFieldsFragment

/** The state of the job before students, and the acts on it. */
export function TakedownSection({
  job: masked,
  role,
}: {
  job: FragmentType<typeof JobTakedownFields>
  role: AdminRole
}) {
  const job = readFragment(JobTakedownFields, masked)
  const { takedown, totalSent, canTakeDown } = job
  return (
    <Section id="takedown" title="掲載">
      <Facts>
        <Fact label="状態">
          <State job={job} />
        </Fact>
        <Fact label="送ったスカウト">{totalSent}通</Fact>
        {takedown && (
          <>
            <Fact label="止めた日時">{longDateTime(takedown.takenDownAt)}</Fact>
            <Fact label="理由">
              <span className={styles.reason}>{takedown.reason}</span>
            </Fact>
          </>
        )}
      </Facts>
      {mayAct(role, 'takeDownJob') && (
        <div className={styles.acts}>
          {takedown && <PutBack job={job} />}
          {canTakeDown && <TakeDown job={job} />}
        </div>
      )}
    </Section>
  )
}

function State({ job: { takedown, isArchived, status } }: { job: Job }) {
  if (takedown) return <Badge kind="error">掲載を停止中</Badge>
  if (isArchived) return <Badge>アーカイブ</Badge>
  return status === 'DRAFT' ? <Badge kind="line">下書き</Badge> : <Badge kind="success">公開中</Badge>
}

function TakeDown({ job: { id, title } }: { job: Job }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        掲載を止める
      </Button>
      <ActDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${title}：掲載を止める`}
        fields={{ intent: 'takeDown', id }}
        verb="掲載を止める"
        isDanger
        renderInputs={(errorOf) => (
          <OperatorReason
            label={`${operatorReason.label}（企業に届きます）`}
            hint="どこが実際と違うか、どう直せばよいかを書いてください。報告した人が分かることは書かないでください。"
            error={errorOf('reason')}
          />
        )}
      >
        <ul>
          <li>学生の検索、企業のページ、公開ページから消えます。新しいスカウトは送れません。</li>
          <li>
            届いているスカウトの回答と、予約した日程はそのまま続きます。募集のページには、内容の確認中と表示されます。
          </li>
          <li>
            企業の管理者全員に、理由と直し方がメールと通知で届きます。企業は内容を直せますが、公開には戻せません。
          </li>
        </ul>
      </ActDialog>
    </>
  )
}

function PutBack({ job: { id, title } }: { job: Job }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        掲載の停止を終える
      </Button>
      <ActDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${title}：掲載の停止を終える`}
        fields={{ intent: 'putBack', id }}
        verb="停止を終える"
      >
        <p>
          公開していた募集は、学生にふたたび表示されます。プランの公開数がいっぱいのときは、企業のアーカイブに残ります。企業の管理者全員に、メールと通知で届きます。
        </p>
      </ActDialog>
    </>
  )
}
