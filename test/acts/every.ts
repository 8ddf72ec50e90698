import { accessActs } from './access.ts'
import { accountActs } from './account.ts'
import { assessmentActs } from './assessment.ts'
import { assessmentResultActs } from './assessment-result.ts'
import { calendarActs } from './calendar.ts'
import { checkInActs } from './check-in.ts'
import { candidateSearchActs } from './candidate-search.ts'
import { dateActs } from './dates.ts'
import { companyPageActs } from './company-page.ts'
import { companyPeopleActs } from './company-people.ts'
import { contractActs } from './contract.ts'
import { jobActs } from './job.ts'
import { companyBasicActs } from './company-basic.ts'
import { noteActs } from './note.ts'
import { otherActs } from './other.ts'
import { profileActs } from './profile.ts'
import { registrationActs } from './registration.ts'
import { schedulingActs } from './scheduling.ts'
import { promiseActs } from './promise.ts'
import { scoutDraftActs } from './scout-draft.ts'
import { scoutExperimentActs } from './scout-experiment.ts'
import { scoutInvitationActs } from './scout-invitation.ts'
import { scoutTemplateActs } from './scout-template.ts'
import { threadActs } from './thread.ts'
import { wayInActs } from './way-in.ts'
import { webhookActs } from './webhook.ts'
import { staffActs } from './staff.ts'
import type { Act } from './world.ts'

/** A call of each mutation of the public schema that succeeds, by its name. */
export const acts: Record<string, Act> = {
  ...accessActs,
  ...accountActs,
  ...assessmentActs,
  ...assessmentResultActs,
  ...calendarActs,
  ...checkInActs,
  ...candidateSearchActs,
  ...companyPageActs,
  ...companyPeopleActs,
  ...contractActs,
  ...dateActs,
  ...jobActs,
  ...noteActs,
  ...otherActs,
  ...companyBasicActs,
  ...profileActs,
  ...registrationActs,
  ...schedulingActs,
  ...scoutDraftActs,
  ...scoutExperimentActs,
  ...scoutInvitationActs,
  ...scoutTemplateActs,
  ...promiseActs,
  ...threadActs,
  ...wayInActs,
  ...webhookActs,
  ...staffActs,
}
