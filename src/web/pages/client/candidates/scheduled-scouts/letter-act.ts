import { checkCommonText } from '#domain/scout-invitation/sending/rules.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { checkText } from '#ground/validation/validation.ts'
import type { Ask, ClientArgs } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'

const RewriteScheduledScout = graphql(`
  mutation RewriteScheduledScout($id: ID!, $subject: String!, $message: String!, $reason: String!, $revision: String) {
    updateScheduledScoutInvitation(id: $id, subject: $subject, message: $message, reason: $reason, revision: $revision)
  }
`)

export const letterLabels = { subject: '件名', reason: 'あなたを選んだ理由', message: '会社からのメッセージ' }

const letterIn = (form: FormData) => ({
  subject: foldSpaces(formText(form, 'subject')),
  message: formText(form, 'message').trim(),
  reason: formText(form, 'reason').trim(),
})

/** The server alone knows how much of a reason is the student's own words. */
export function checkLetter(form: FormData) {
  const letter = letterIn(form)
  return [
    ...checkCommonText(letter),
    checkText('reason', letter.reason, { label: letterLabels.reason, min: 1, max: Number.MAX_SAFE_INTEGER }),
  ]
}

export const letterActs = {
  async rewrite(ask: Ask, form: FormData, { params }: ClientArgs) {
    const refused = refuseForm(form, checkLetter(form))
    if (refused) return refused
    const id = params['scoutInvitationId'] ?? ''
    await ask(RewriteScheduledScout, { id, ...letterIn(form), revision: formText(form, 'revision') })
    return redirectWith(clientUrls.scheduledScouts(), 'scheduledLetterSaved')
  },
}
