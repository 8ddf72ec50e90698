import { monthDay } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import type { CandidatePreviewFragment } from '#web/generated/graphql.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { isDisclosed } from '#web/parts/students/disclosed.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useSearchGround } from '../../parts/ground.ts'
import { useCandidateAct } from '../candidate-acts.ts'
import { useCandidateList } from '../candidate-list.tsx'

type Passed = { candidate: CandidatePreviewFragment }

/** The colleagues who have passed over the student, with the way back; in an ordinary list also the way there. */
export function PassedOver({ candidate: { id, passedOver } }: Passed) {
  const canWrite = useCanWrite()
  const { viewerId } = useSearchGround()
  const { view } = useCandidateList()
  const { act, isBusy } = useCandidateAct(`pass over ${id}`)
  if (passedOver.length === 0)
    return canWrite && view !== 'triage' ? (
      <div className="row-2 line no-print">
        <Button kind="quiet" busy={isBusy} onClick={() => act('passOver', { id: [id] })}>
          見送る
        </Button>
        <Button kind="quiet" busy={isBusy} onClick={() => act('passOverForTeam', { id: [id] })}>
          チームで見送る
        </Button>
      </div>
    ) : null
  return (
    <Notice className="no-print">
      {passedOver.map(({ isForTeam, passedOverAt, companyUser }) => (
        <p key={String(isForTeam)}>
          {`${monthDay(passedOverAt)}に、${companyUser.id === viewerId ? 'あなた' : `${companyUser.familyName}さん`}が${isForTeam ? 'チームで' : ''}見送りました。`}
          {canWrite && (
            <LinkButton onClick={() => act(isForTeam ? 'takeBackForTeam' : 'takeBack', { id: [id] })}>
              見送りを取り消す
            </LinkButton>
          )}
        </p>
      ))}
    </Notice>
  )
}

/** From a student whom the company has won to others who may be like that one. */
export function LikeThis({ candidate }: Passed) {
  const { features } = useSearchGround()
  if (!isDisclosed(candidate) || !features.includes('search')) return null
  return (
    <p className="no-print">
      <ButtonLink kind="secondary" to={clientUrls.candidateLikeness(candidate.id)}>
        この学生に近い学生をさがす
      </ButtonLink>
    </p>
  )
}
