import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { ScoutLetter } from '#web/parts/letters/scout-letter.tsx'

const LetterFields = graphql(`
  fragment Letter on ScoutInvitation {
    sentAt
    reason
    quotations {
      field
      text
      passage
    }
    company {
      displayName
      ...CompanyMark
    }
    companyUser {
      ...Sender
    }
  }
`)

export function Letter({ invitation }: { invitation: FragmentType<typeof LetterFields> }) {
  const { company, companyUser, ...letter } = readFragment(LetterFields, invitation)
  return <ScoutLetter {...letter} companyName={company.displayName} company={company} sender={companyUser} />
}
