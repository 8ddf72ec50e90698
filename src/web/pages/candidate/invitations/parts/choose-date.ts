import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'

const ChooseDate = graphql(`
  mutation ChooseSchedulingDate($scoutInvitationId: ID!, $schedulingDateId: ID!) {
    chooseSchedulingDate(scoutInvitationId: $scoutInvitationId, schedulingDateId: $schedulingDateId) {
      id
    }
  }
`)

/** Books a date of the invitation; a date that is booked already is swapped in the same transaction. */
export const chooseDate = (ask: Ask, scoutInvitationId: string, schedulingDateId: string) =>
  ask(ChooseDate, { scoutInvitationId, schedulingDateId })
