import type { OwnText } from './text.ts'
import { afterOffer } from './texts/after-offer.ts'
import { assessmentReading } from './texts/assessment.ts'
import { casualTalk } from './texts/casual-talk.ts'
import { engineers } from './texts/engineers.ts'
import { fairSelection } from './texts/fair-selection.ts'
import { internshipTypes } from './texts/internship-types.ts'
import { jobConditions } from './texts/job-conditions.ts'
import { monthlyReport } from './texts/monthly-report.ts'
import { reasons } from './texts/reasons.ts'
import { schedule28 } from './texts/schedule-28.ts'
import { schedulingInADay } from './texts/scheduling.ts'
import { startGuide } from './texts/start-guide.ts'

/** The documents that come with the product, in the order of 1.19. */
export const ownTexts: readonly OwnText[] = [
  startGuide,
  reasons,
  schedule28,
  internshipTypes,
  jobConditions,
  fairSelection,
  casualTalk,
  schedulingInADay,
  afterOffer,
  engineers,
  assessmentReading,
  monthlyReport,
]
