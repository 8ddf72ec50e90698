import { profileOf } from '#domain/scout-invitation/sending/personal-share/rules.ts'
import { newWordings, sharesOf } from '#domain/scout-invitation/sending/personal-share/rules/sending.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import type { StudentStory } from '#seeds/student/story.ts'
import type { SeedInvitation } from './seed-invitation.ts'

type Wording = { companyId: string; print: number; candidateId: string | null }

const textsOf = (story: StudentStory) => [
  story.taglines.join('\n'),
  story.selfIntroduction,
  story.studentProjectExperience,
  story.studyAbroadExperience,
  story.qualificationExperience,
  story.internshipExperience,
]

/** Days since which scouts have a share; an older one was sent before the rule, and nothing of its wording is kept. */
const ruleDays = 30

/** The shares of scouts and the prints of their wording, as if each had been sent by itself on its day. */
export function judgeInvitations(invitations: readonly SeedInvitation[], now: Date) {
  const shares = new Map<string, number>()
  const wordings: Wording[] = []
  const inOrder = invitations
    .filter(({ sentAt }) => sentAt.getTime() >= now.getTime() - ruleDays * dayMs)
    .toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime())
  for (const [companyId, ofCompany] of Map.groupBy(inOrder, ({ company }) => company.id)) {
    const sentTo = new Map<number, string | null>()
    for (const { id, student, job, reason } of ofCompany) {
      const profile = profileOf({ texts: textsOf(student.story), department: student.story.otherDepartmentName ?? '' })
      const sending = {
        companyId,
        message: job.story.message,
        invitations: [{ candidateId: student.id, reason, profile }],
      }
      const judged = sharesOf({ ...sending, sentTo })
      for (const { share } of judged) shares.set(id, share.percent)
      for (const [print, to] of newWordings(judged, { ...sending, sentTo })) sentTo.set(print, to)
    }
    for (const [print, candidateId] of sentTo) wordings.push({ companyId, print, candidateId })
  }
  return { shares, wordings }
}
