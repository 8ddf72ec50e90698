import { graphql } from '#web/generated/index.ts'
import type { PipelineStudentFieldsFragment } from '#web/generated/graphql.ts'

export const PipelineStudentFields = graphql(`
  fragment PipelineStudentFields on PipelineStudent {
    scoutInvitationId
    candidateId
    familyName
    givenName
    familyNameKana
    givenNameKana
    schoolName
    stage
    firstStage
    isDecided
    revision
    placedAt
    placedBy {
      familyName
    }
    inCharge {
      familyName
    }
    turn {
      side
      word
      dueOn
    }
    promptedAt
    dateEndsAt
  }
`)

export type Student = PipelineStudentFieldsFragment
export type Stage = {
  key: string
  kind: 'ACCEPTED' | 'DATE' | 'MET' | 'STEP' | 'OFFER' | 'HIRED' | 'NOT_SELECTED'
  label: string
  isPlaceable: boolean
  studentCount: number
}

export const nameOf = ({ familyName, givenName }: Student) => `${familyName} ${givenName}`
/** The id of the element that holds a student's focus. */
export const cardId = ({ scoutInvitationId: id }: Pick<Student, 'scoutInvitationId'>) => `student-${id}`
