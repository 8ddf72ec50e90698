import { accessActs } from './access.ts'
import { accountActs } from './account.ts'
import { assessmentActs } from './assessment.ts'
import { assessmentResultActs } from './assessment-result.ts'
import { candidateSearchActs } from './candidate-search.ts'
import { companyPageActs } from './company-page.ts'
import { companyPeopleActs } from './company-people.ts'
import { contractActs } from './contract.ts'
import { jobActs } from './job.ts'
import { companyBasicActs } from './company-basic.ts'
import { otherActs } from './other.ts'
import { profileActs } from './profile.ts'
import { registrationActs } from './registration.ts'
import { schedulingActs } from './scheduling.ts'
import { scoutInvitationActs } from './scout-invitation.ts'
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
  ...candidateSearchActs,
  ...companyPageActs,
  ...companyPeopleActs,
  ...contractActs,
  ...jobActs,
  ...otherActs,
  ...companyBasicActs,
  ...profileActs,
  ...registrationActs,
  ...schedulingActs,
  ...scoutInvitationActs,
  ...threadActs,
  ...wayInActs,
  ...webhookActs,
  ...staffActs,
}
