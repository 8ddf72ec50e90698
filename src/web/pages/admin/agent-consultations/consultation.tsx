import { longDate, longDateTime } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { AgentConsultationCardFragment } from '#web/generated/admin/graphql.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { Section } from '../parts/section.tsx'
import { ActForm } from './act-form.tsx'
import styles from './consultation.module.css'
import { type DisclosedStudent, StudentFacts } from './student-facts.tsx'

const AgentConsultationCard = graphql(`
  fragment AgentConsultationCard on AgentConsultation {
    id
    partnerName
    textVersion
    agreedAt
    revokedAt
    handedOverAt
    handedOverByName
  }
`)

type ConsultationProps = {
  consultation: FragmentType<typeof AgentConsultationCard>
  /** The student's data once the operator has asked for it. */
  student: DisclosedStudent | undefined
  refusal: string | undefined
}

/** One consent, named by the number that the partner was told. */
export function Consultation({ consultation, student, refusal }: ConsultationProps) {
  const one = readFragment(AgentConsultationCard, consultation)
  const { id, revokedAt, handedOverAt } = one
  return (
    <Section id={`consultation-${id}`} title={`受付番号 ${id}`}>
      <ConsentFacts one={one} />
      <ErrorNotice message={refusal} className={styles.refusal} />
      {revokedAt === null && (
        <div className={styles.act}>
          {student ? (
            <>
              <h3>渡す情報</h3>
              <StudentFacts student={student} />
              <p className={styles.note}>
                表示したことは記録されました。{one.partnerName}の担当者だけに、安全な方法で渡してください。
              </p>
              {handedOverAt === null && (
                <ActForm intent="handOver" id={id} kind="primary">
                  渡したことを記録する
                </ActForm>
              )}
            </>
          ) : (
            <ActForm intent="disclose" id={id} kind="secondary">
              渡す情報を表示する
            </ActForm>
          )}
        </div>
      )}
    </Section>
  )
}

function ConsentFacts({ one }: { one: AgentConsultationCardFragment }) {
  const { partnerName, textVersion, agreedAt, handedOverAt, handedOverByName, revokedAt } = one
  return (
    <Facts>
      <Fact label="提供先">{partnerName}</Fact>
      <Fact label="同意">
        {longDateTime(agreedAt)}（第{textVersion}版の文面）
      </Fact>
      {handedOverAt && (
        <Fact label="渡した日">
          {longDate(handedOverAt)}（{handedOverByName ?? '運営者'}さん）
        </Fact>
      )}
      {revokedAt && <Fact label="取り消し">{longDateTime(revokedAt)}</Fact>}
    </Facts>
  )
}
