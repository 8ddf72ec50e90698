import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { urls } from '#ground/urls.ts'
import { owedWordNames } from '../parts/wait-words.ts'
import { Row } from './row.tsx'

const CompanyAsksFields = graphql(`
  fragment CompanyAsks on Query {
    awaitedCompanies {
      scoutInvitationId
      asksArrival
      company {
        displayName
      }
      stepTitle
      wait {
        word
        isSilent
      }
    }
  }
`)

type Home = FragmentType<typeof CompanyAsksFields>

/** The waits in which the student is asked something: whether a contact has arrived, and whether to go on waiting. */
const asksOf = (home: Home) =>
  readFragment(CompanyAsksFields, home).awaitedCompanies.filter(({ asksArrival, wait }) => asksArrival || wait.isSilent)
export const countAsks = (home: Home) => asksOf(home).length

export const CompanyAsks = ({ home }: { home: Home }) =>
  asksOf(home).map(({ scoutInvitationId, asksArrival, company, stepTitle, wait }) => (
    <Row
      key={scoutInvitationId}
      to={urls.candidate.invitation(scoutInvitationId)}
      kind={asksArrival ? '連絡を確認する' : '返事がありませんでした'}
      due={null}
      title={`${company.displayName}　${stepTitle}`}
      note={asksArrival ? '連絡は届いていますか' : `${owedWordNames[wait.word]}を、待つか終わりにするか選べます`}
    />
  ))
