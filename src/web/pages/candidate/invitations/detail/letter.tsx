import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { ScoutLetter } from '#web/parts/letters/scout-letter.tsx'

const LetterFields = graphql(`
  fragment Letter on ScoutInvitation {
    sentAt
    personalShare
    isMassLetter
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
    followUp {
      text
      addedAt
      companyUser {
        familyName
        givenName
      }
    }
  }
`)

export function Letter({ invitation }: { invitation: FragmentType<typeof LetterFields> }) {
  const { company, companyUser, personalShare, isMassLetter, ...letter } = readFragment(LetterFields, invitation)
  const share = personalShare === null ? null : { percent: personalShare, isMass: isMassLetter }
  return (
    <ScoutLetter {...letter} share={share} companyName={company.displayName} company={company} sender={companyUser} />
  )
}
