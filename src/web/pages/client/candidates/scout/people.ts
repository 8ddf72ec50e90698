import { graphql } from '#web/generated/index.ts'
import type { ScoutPersonFragment } from '#web/generated/graphql.ts'

export const ScoutPerson = graphql(`
  fragment ScoutPerson on SearchCandidate {
    id
    picture
    headline
    schoolName
    departmentName
    isFairHidden
    category
    education {
      graduationYear
    }
    hasOffer
    isIntakePaused
    ...ColleagueDrafts
    scoutClaim {
      claimedAt
      expiresAt
      companyUser {
        familyName
      }
    }
    scoutInvitations {
      subject
      reason
      invitationDate
      scheduledFor
      expiresAt
      companyUser {
        familyName
      }
      job {
        id
      }
      templateMessageHistories {
        text
      }
    }
    quotablePassages {
      field
      text
    }
  }
`)

export type Person = ScoutPersonFragment

/** The letters this student has received for a job, as a renewal must not repeat their text. */
export const lettersFor = (jobId: string, { scoutInvitations }: Person) =>
  scoutInvitations.flatMap(({ subject, reason, job, templateMessageHistories }) =>
    job.id === jobId ? templateMessageHistories.map(({ text }) => ({ subject, reason, message: text })) : [],
  )

/** The students in the order they were chosen, without students who cannot be found any more. */
export const inOrder = (ids: readonly string[], people: readonly Person[]) =>
  ids.flatMap((id) => people.find((person) => person.id === id) ?? [])

/** The scout for this job to a student, sent or scheduled. */
export const sentFor = (jobId: string, { scoutInvitations }: Person) =>
  scoutInvitations.find(({ job }) => job.id === jobId)
