import { useState } from 'react'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import { canMove } from '#domain/candidate-account/state/rules.ts'
import { candidateStopKinds, moveOfKind } from '#domain/inquiry/candidate-stop/rules.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { AdminRole, CandidateStopKind, LookedUpStopsFragment } from '#web/generated/admin/graphql.ts'
import { Button } from '#web/ui/button.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { OperatorReason } from '../../parts/operator-reason.tsx'
import { Nothing, Section } from '../../parts/section.tsx'
import { stopEffects } from '../../parts/stop-effects.tsx'
import { stopNames, StopRequest } from '../../parts/stop-request.tsx'
import styles from './stops.module.css'

const LookedUpStops = graphql(`
  fragment LookedUpStops on LookedUpCandidate {
    id
    status
    stops {
      id
      kind
      status
      reason
      insertedAt
      decidedAt
      liftedAt
      ...StopFields
    }
  }
`)
type Stop = LookedUpStopsFragment['stops'][number]

type StopSectionProps = {
  candidate: FragmentType<typeof LookedUpStops>
  viewer: { id: string; role: AdminRole }
}

/** Suspending the student's account, and ending it for a student who asked and cannot sign in. */
export function StopSection({ candidate, viewer }: StopSectionProps) {
  const { id, status, stops } = readFragment(LookedUpStops, candidate)
  const [open, setOpen] = useState<CandidateStopKind | 'LIFT' | null>(null)
  const close = () => setOpen(null)
  const request = stops.find((stop) => stop.status === 'REQUESTED')
  const suspension = status === 'SUSPENDED' ? stops.find(isHeld) : undefined
  const past = stops.filter((stop) => stop !== request)
  const kinds = candidateStopKinds.filter((kind) => !request && canMove(moveOfKind[kind], status))
  return (
    <Section id="stops" title="利用停止と退会">
      {request && <StopRequest stop={request} viewer={viewer} />}
      <Past stops={past} />
      {stops.length === 0 && <Nothing>利用停止や、運営による退会の手続きはありません。</Nothing>}
      <div className={styles.acts}>
        {suspension && mayAct(viewer.role, 'liftCandidateSuspension') && (
          <Button onClick={() => setOpen('LIFT')}>利用停止を解除する</Button>
        )}
        {mayAct(viewer.role, 'requestCandidateStop') &&
          kinds.map((kind) => (
            <Button key={kind} kind="secondary" onClick={() => setOpen(kind)}>
              {stopNames[kind]}を申請する
            </Button>
          ))}
      </div>
      {kinds.map((kind) => (
        <RequestDialog key={kind} kind={kind} candidateId={id} isOpen={open === kind} onClose={close} />
      ))}
      {suspension && (
        <ActDialog
          open={open === 'LIFT'}
          onClose={close}
          title="利用停止を解除"
          fields={{ intent: 'liftSuspension', id: suspension.id }}
          verb="解除する"
        >
          <p>
            アカウントは停止する前の状態に戻ります。学生に、メールとお知らせで伝えます。これからの予約がある企業にもお知らせします。
          </p>
        </ActDialog>
      )}
    </Section>
  )
}

const isHeld = ({ kind, status, liftedAt }: Stop) => kind === 'SUSPENSION' && status === 'CONFIRMED' && !liftedAt

const stateOf = ({ kind, status, decidedAt, liftedAt }: Stop) => {
  if (status === 'TAKEN_BACK') return `${decidedAt && longDateTime(decidedAt)}に申請を取り下げ`
  const decided = `${decidedAt && longDateTime(decidedAt)}に${kind === 'SUSPENSION' ? '停止' : '退会の手続き'}`
  return liftedAt ? `${decided}、${longDateTime(liftedAt)}に解除` : decided
}

const Past = ({ stops }: { stops: readonly Stop[] }) =>
  stops.length > 0 && (
    <ul className={styles.past}>
      {stops.map((stop) => (
        <li key={stop.id}>
          <p>{`${stopNames[stop.kind]}：${stateOf(stop)}`}</p>
          <p className={styles.reason}>理由：{stop.reason}</p>
        </li>
      ))}
    </ul>
  )

const reasonLabels: Record<CandidateStopKind, string> = {
  SUSPENSION: '理由（学生に届きます）',
  WITHDRAWAL: '依頼を受けた経緯と、本人であることの確かめ方（学生には届きません）',
}

type RequestDialogProps = { kind: CandidateStopKind; candidateId: string; isOpen: boolean; onClose: () => void }

function RequestDialog({ kind, candidateId, isOpen, onClose }: RequestDialogProps) {
  return (
    <ActDialog
      open={isOpen}
      onClose={onClose}
      title={`${stopNames[kind]}を申請`}
      fields={{ intent: 'requestStop', kind, candidateId }}
      verb="申請する"
      isDanger
      renderInputs={(errorOf) => <OperatorReason label={reasonLabels[kind]} error={errorOf('reason')} />}
    >
      {kind === 'SUSPENSION' && (
        <p>規約では、急を要するときを除き、前もって理由を知らせて、説明の機会を設けることになっています。</p>
      )}
      <p>あなたのほかの運営者が確認するまで、何も変わりません。確認されると、次のことが起きます。</p>
      {stopEffects[kind]}
    </ActDialog>
  )
}
