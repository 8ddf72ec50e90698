import { expect, test } from 'vitest'
import { unguardedFiles } from './unsaved-text.ts'

/** Why a text control needs no question before its page is left. */
const reasons: Record<string, string[]> = {
  'The dialog keeps the page until the person closes it.': [
    'pages/admin/lookups/apply-import.tsx',
    'pages/admin/parts/invoice-acts.tsx',
    'pages/candidate/invitations/detail/answer-dialogs.tsx',
    'pages/candidate/invitations/thread/report-fields.tsx',
    'pages/client/candidates/list/labels/label-name-form.tsx',
    'pages/client/candidates/list/positive-action/positive-action-dialog.tsx',
    'pages/client/candidates/list/saved-filters/filter-dialog.tsx',
    'pages/client/jobs/events/call-off-dialog.tsx',
    'pages/client/jobs/events/refuse-dialog.tsx',
    'pages/client/jobs/events/wish-sheet.tsx',
    'pages/client/jobs/parts/scheduling-editor/fields.tsx',
    'pages/client/jobs/parts/scheduling-editor/generator.tsx',
    'pages/client/parts/follow-up-text.tsx',
  ],
  'The text is kept on the device or saved while it is typed.': [
    'pages/candidate/onboarding/project.tsx',
    'pages/client/candidates/list/memo/memo.tsx',
    'pages/client/candidates/scout/common-text.tsx',
    'pages/client/candidates/scout/letter.tsx',
  ],
  'One line that says who the person is, or what to look for.': [
    'pages/admin/audit/search-form.tsx',
    'pages/admin/candidates/lookup-form.tsx',
    'pages/candidate/assessment/start/start-form.tsx',
    'pages/candidate/oidc/registration/type-mail.tsx',
    'pages/candidate/registration/code-form.tsx',
    'pages/candidate/registration/email-step.tsx',
    'pages/candidate/registration/first-step.tsx',
    'pages/client/contract-expired/proof.tsx',
    'pages/client/jobs/events/check-in/code-form.tsx',
    'pages/client/settings/activity/search.tsx',
    'pages/client/sso/login.tsx',
    'parts/password-reset/request-form.tsx',
    'parts/second-factor/code-field.tsx',
    'parts/sign-in/sign-in-form.tsx',
    'parts/staff-sign-in/passkeys-card.tsx',
  ],
}

test('screens 4.2 a page with a text control asks before the text is lost, or has a reason', () => {
  expect(unguardedFiles()).toEqual(Object.values(reasons).flat().toSorted())
})
