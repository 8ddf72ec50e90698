import { formatMobilePhoneNumber } from '#ground/spelling/folding.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { MailAddress } from '#web/parts/mail-address.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'

const AgentConsultationStudentFacts = graphql(`
  fragment AgentConsultationStudentFacts on AgentConsultationStudent {
    familyName
    givenName
    familyNameKana
    givenNameKana
    email
    phoneNumber
    schoolName
    departmentName
    graduationYear
    industries
    jobTypes
    areas
  }
`)
export type DisclosedStudent = FragmentType<typeof AgentConsultationStudentFacts>

const none = '未入力'
const listed = (labels: readonly string[]) => (labels.length > 0 ? labels.join('、') : none)

/** The data that the student agreed to hand over, as `handedOver` lists it in the text of the consent. */
export function StudentFacts({ student }: { student: DisclosedStudent }) {
  const one = readFragment(AgentConsultationStudentFacts, student)
  return (
    <Facts>
      <Fact label="氏名">
        {one.familyName} {one.givenName}
      </Fact>
      <Fact label="フリガナ">
        {one.familyNameKana} {one.givenNameKana}
      </Fact>
      <Fact label="メール">
        <MailAddress email={one.email} />
      </Fact>
      <Fact label="携帯電話">
        <span className="num">{one.phoneNumber ? formatMobilePhoneNumber(one.phoneNumber) : none}</span>
      </Fact>
      <Fact label="学校">{one.schoolName ?? none}</Fact>
      <Fact label="学部">{one.departmentName ?? none}</Fact>
      <Fact label="卒業年">
        <span className="num">{one.graduationYear ? `${one.graduationYear}年` : none}</span>
      </Fact>
      <Fact label="希望の業界">{listed(one.industries)}</Fact>
      <Fact label="希望の職種">{listed(one.jobTypes)}</Fact>
      <Fact label="希望のエリア">{listed(one.areas)}</Fact>
    </Facts>
  )
}
