import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'
import { inOneCase } from './document/one-case.ts'

// The table of contents: §2, line for line. Routes that §2 does not name say so.
export default inOneCase([
  layout('pages/candidate/layout.tsx', [
    index('pages/candidate/home.tsx'),
    ...prefix('candidate', [
      route('login', 'pages/candidate/login.tsx'),
      route('logout', 'pages/candidate/logout.tsx'),
      route('oidc/login', 'pages/candidate/oidc/login.tsx'),
      route('oidc/registration', 'pages/candidate/oidc/registration.tsx'),
      // Not in §2: where a provider sends visitors back to.
      route('oidc/callback/:provider', 'pages/candidate/oidc/callback.ts'),
      // Not in §2: the ways to sign in.
      route('settings/sign-in', 'pages/candidate/settings/sign-in.tsx'),
      route('registration', 'pages/candidate/registration.tsx'),
      route('registration/callback', 'pages/candidate/registration/callback.tsx'),
      route('registration/complete', 'pages/candidate/registration/complete.tsx'),
      route('password-reset', 'pages/candidate/password-reset.tsx'),
      route('password-reset/request', 'pages/candidate/password-reset/request.tsx'),
      route('password-reset/request/confirm', 'pages/candidate/password-reset/confirm.tsx'),
      // Not in §2: the account's own data, and the sessions that are open.
      route('settings/account', 'pages/candidate/settings/account.tsx'),
      route('settings/devices', 'pages/candidate/settings/devices.tsx'),
      // Not in §2: the address of the student's own calendar.
      route('settings/calendar', 'pages/candidate/settings/calendar.tsx'),
      route('skills', 'pages/candidate/skills.tsx'),
      route('profile/action-required', 'pages/candidate/action-required.tsx'),
      // Not in §2: all that is open to a student whose account operators have suspended.
      route('suspended', 'pages/candidate/suspended.tsx'),
      route('onboarding/:step', 'pages/candidate/onboarding.tsx'),
      route('assessment/intellectual/result', 'pages/candidate/assessment/intellectual/result.tsx', {
        id: 'intellectual-result',
      }),
      route('assessment/personality/result', 'pages/candidate/assessment/personality/result.tsx', {
        id: 'personality-result',
      }),
      route('settings', 'pages/candidate/settings.tsx'),
      // Not in §2: the pages behind the settings, and the companies that opened the profile.
      route('settings/notifications', 'pages/candidate/settings/notifications.tsx'),
      route('settings/intake', 'pages/candidate/settings/intake.tsx'),
      route('settings/blocked-companies', 'pages/candidate/settings/blocked-companies.tsx'),
      route('profile/views', 'pages/candidate/profile/views.tsx'),
      route('jobs/:jobId', 'pages/candidate/jobs/detail.tsx'),
      route('companies/:companyId/description', 'pages/candidate/companies/description.tsx'),
      route('favorite-companies', 'pages/candidate/favorite-companies.tsx', { id: 'favorite-companies' }),
      route('favorite-companies/page/:page', 'pages/candidate/favorite-companies.tsx', {
        id: 'favorite-companies-page',
      }),
      route('profile', 'pages/candidate/profile.tsx'),
      route('invitations/status/:status', 'pages/candidate/invitations/list.tsx', { id: 'invitations' }),
      route('invitations/status/:status/page/:page', 'pages/candidate/invitations/list.tsx', {
        id: 'invitations-page',
      }),
      route('invitations/events', 'pages/candidate/invitations/events.tsx'),
      route('invitations/:scoutInvitationId/events/details', 'pages/candidate/invitations/event-details.tsx'),
      // Not in §2: the code by which a student is received at an event.
      route('invitations/:scoutInvitationId/events/check-in', 'pages/candidate/invitations/event-check-in.tsx'),
      route('invitations/:scoutInvitationId/events/edit', 'pages/candidate/invitations/event-edit.tsx'),
      route('contact-us', 'pages/candidate/contact-us.tsx'),
      route('contact-us/complete', 'pages/candidate/contact-us-complete.tsx'),
      route('reward-request', 'pages/candidate/reward-request.tsx'),
      route('reward-request/complete', 'pages/candidate/reward-request-complete.tsx'),
      // Not in §2: one scout, the reason first.
      route('invitations/:scoutInvitationId', 'pages/candidate/invitations/detail.tsx'),
      route('invitations/:scoutInvitationId/schedule', 'pages/candidate/invitations/schedule.tsx'),
      route('invitations/:scoutInvitationId/date-requested', 'pages/candidate/invitations/date-requested.tsx'),
      // Not in §2: all companies after an acceptance, with the next step.
      route('invitations/progress', 'pages/candidate/invitations/progress.tsx'),
      // Not in §2: what the student and the companies write to each other.
      route('threads', 'pages/candidate/threads.tsx', { id: 'candidate-threads' }),
      route('invitations/:scoutInvitationId/thread', 'pages/candidate/invitations/thread.tsx'),
      route('invitations/:scoutInvitationId/complete', 'pages/candidate/invitations/complete.tsx'),
      route('companies', 'pages/candidate/companies.tsx', { id: 'companies' }),
      route('companies/page/:page', 'pages/candidate/companies.tsx', { id: 'companies-page' }),
      route('assessment', 'pages/candidate/assessment.tsx'),
      route('assessment/intellectual', 'pages/candidate/assessment/intellectual.tsx'),
      route('assessment/personality', 'pages/candidate/assessment/personality.tsx'),
      // Not in §2: what a student agrees to before a sitting, and items to try.
      route('assessment/:test/start', 'pages/candidate/assessment/start.tsx'),
      route('assessment/practice', 'pages/candidate/assessment/practice.tsx'),
      route('agent-consultation', 'pages/candidate/agent-consultation.tsx'),
      route('settings/unsubscribe', 'pages/candidate/settings/unsubscribe.tsx'),
      route('settings/unsubscribe/complete', 'pages/candidate/settings/unsubscribe-complete.tsx'),
      // Not in §2: the student's own data.
      route('settings/data', 'pages/candidate/settings/data.tsx'),
      // Not in §2: ends the mails of one kind, from the header of the mail itself.
      route('unsubscribe-mail', 'pages/candidate/unsubscribe-mail.tsx'),
    ]),
  ]),
  layout('pages/client/layout.tsx', [
    ...prefix('client', [
      index('pages/client/home.tsx'),
      route('pre-registration/complete', 'pages/client/pre-registration-complete.tsx'),
      route('login', 'pages/client/login.tsx'),
      route('registration', 'pages/client/registration.tsx'),
      route('password-reset', 'pages/client/password-reset.tsx'),
      route('password-reset/request', 'pages/client/password-reset/request.tsx'),
      route('password-reset/request/confirm', 'pages/client/password-reset/confirm.tsx'),
      // Not in §2: signing in at the provider of one's company, and where it sends visitors back to.
      route('sso/login', 'pages/client/sso/login.tsx'),
      route('sso/callback/:companyId', 'pages/client/sso/callback.ts'),
      // Not in §2: a GET of /api/logout leads here.
      route('logout', 'pages/client/logout.tsx'),
      layout('pages/client/candidates/layout.tsx', { id: 'candidate-search' }, [
        route('candidates', 'pages/client/candidates/list.tsx', { id: 'candidates' }),
        route('candidates/page/:page', 'pages/client/candidates/list.tsx', { id: 'candidates-page' }),
        // Not in §2: from a student who accepted to a search for others like that one.
        route('candidates/:candidateId/like', 'pages/client/candidates/like.tsx'),
      ]),
      // Not in §2: what the colleagues wrote about a student.
      route('candidates/:candidateId/notes', 'pages/client/candidates/notes.tsx'),
      // Not in §2: writing scouts to one student or many.
      route('candidates/scout', 'pages/client/candidates/scout.tsx'),
      route('jobs/status/:status', 'pages/client/jobs/list.tsx'),
      route('jobs/create', 'pages/client/jobs/write.tsx', { id: 'job-create' }),
      route('jobs/create/complete', 'pages/client/jobs/complete.tsx', { id: 'job-created' }),
      route('jobs/:jobId/edit', 'pages/client/jobs/write.tsx', { id: 'job-edit' }),
      route('jobs/edit/complete', 'pages/client/jobs/complete.tsx', { id: 'job-edited' }),
      route('jobs/events', 'pages/client/jobs/events.tsx'),
      // Not in §2: where a company receives the students of an event.
      route('jobs/events/:schedulingDateId/check-in', 'pages/client/jobs/events/check-in.tsx'),
      // Not in §2: two texts of a scout compared by chance.
      route('jobs/experiments', 'pages/client/jobs/experiments.tsx'),
      route('jobs/experiments/new', 'pages/client/jobs/experiments/new.tsx'),
      route('jobs/experiments/:experimentId', 'pages/client/jobs/experiments/experiment.tsx'),
      route('jobs/:jobId/recruitment-process', 'pages/client/jobs/recruitment-process.tsx'),
      route('jobs/:jobId/completion/message', 'pages/client/jobs/completion/message.tsx'),
      route('jobs/:jobId/completion/scheduling', 'pages/client/jobs/completion/scheduling.tsx'),
      route('whitepapers', 'pages/client/whitepapers/list.tsx', { id: 'whitepapers' }),
      route('whitepapers/page/:page', 'pages/client/whitepapers/list.tsx', { id: 'whitepapers-page' }),
      route('whitepapers/:whitepaperId', 'pages/client/whitepapers/detail.tsx'),
      // The file itself is served before any page; this one is shown when it is refused.
      route('whitepapers/download/:hash', 'pages/client/whitepapers/download.tsx'),
      // Not in §2: what is left to do after a date, the form of evaluations, and the dates somebody is in charge of.
      route('after-dates', 'pages/client/after-dates.tsx'),
      route('evaluation-form', 'pages/client/evaluation-form.tsx'),
      route('interviews', 'pages/client/interviews/list.tsx'),
      route('interviews/:bookingId', 'pages/client/interviews/student.tsx'),
      // Not in §2: the students who wait for an outcome.
      route('owed-answers', 'pages/client/owed-answers.tsx'),
      route('outcomes', 'pages/client/outcomes.tsx'),
      // Not in §2: the students who accepted, with their contacts; and the scouts begun on this device.
      route('accepted-students', 'pages/client/accepted-students.tsx'),
      // Not in §2: the scouts that have not left yet.
      route('candidates/scout/scheduled', 'pages/client/candidates/scheduled-scouts.tsx'),
      route('candidates/scout/scheduled/:scoutInvitationId', 'pages/client/candidates/scheduled-scouts/letter.tsx'),
      route('candidates/scout/drafts', 'pages/client/candidates/scout-drafts.tsx'),
      // Not in §2: the students who accepted, by the stages of a job.
      route('pipeline', 'pages/client/pipeline/jobs.ts', { id: 'pipeline-jobs' }),
      route('pipeline/:jobId', 'pages/client/pipeline.tsx'),
      // Not in §2: how far the scouts came, by what they were sent with.
      route('analysis', 'pages/client/analysis.tsx', { id: 'client-analysis' }),
      // Not in §2: what students and the company write to each other.
      route('threads', 'pages/client/threads/list.tsx'),
      route('threads/:scoutInvitationId', 'pages/client/threads/thread.tsx'),
      route('threads/:scoutInvitationId/date', 'pages/client/threads/date.tsx'),
      // Not in §2: the accepted offers that students reported, which wait for an answer.
      route('offer-reports', 'pages/client/offer-reports.tsx'),
      route('contract/expired', 'pages/client/contract-expired.tsx'),
      route('contact-us', 'pages/client/contact-us.tsx'),
      route('contact-us/complete', 'pages/client/contact-us-complete.tsx'),
      layout('pages/client/settings/layout.tsx', { id: 'client-settings' }, [
        // The pages of a company's settings, and those beside them, in the order of the list.
        route('profile/basic', 'pages/client/profile/basic.tsx'),
        route('settings/scout-notification', 'pages/client/settings/scout-notification.tsx'),
        route('users', 'pages/client/users.tsx'),
        // Not in §2: the address of the user's own calendar.
        route('settings/calendar', 'pages/client/settings/calendar.tsx', { id: 'client-calendar' }),
        // Not in §2: what a company's own systems hear, and who did what.
        route('settings/scout-templates', 'pages/client/settings/scout-templates.tsx'),
        route('settings/scout-templates/:templateId', 'pages/client/settings/scout-templates/template.tsx'),
        route('settings/phrases', 'pages/client/settings/phrases.tsx'),
        route('settings/phrases/:phraseId', 'pages/client/settings/phrases/phrase.tsx'),
        route('settings/webhooks', 'pages/client/settings/webhooks.tsx'),
        route('settings/webhooks/:webhookId', 'pages/client/settings/webhooks/webhook.tsx'),
        route('settings/activity', 'pages/client/settings/activity.tsx'),
        // Not in §2: how a company's users come in, and the keys of its machines.
        route('settings/fair-mode', 'pages/client/settings/fair-mode.tsx'),
        route('settings/booking-closing', 'pages/client/settings/booking-closing.tsx'),
        route('settings/sso', 'pages/client/settings/sso.tsx'),
        route('settings/networks', 'pages/client/settings/networks.tsx'),
        route('settings/access-tokens', 'pages/client/settings/access-tokens.tsx'),
        route('contract', 'pages/client/contract.tsx'),
        // Not in §2: how a company user signs in, and the open sessions.
        route('settings/sign-in', 'pages/client/settings/sign-in.tsx', { id: 'client-sign-in' }),
        route('settings/devices', 'pages/client/settings/devices.tsx', { id: 'client-devices' }),
      ]),
      layout('pages/client/company/layout.tsx', { id: 'client-company' }, [
        route('company/basic', 'pages/client/company/basic.tsx'),
        route('company/basic/edit', 'pages/client/company/basic/edit.tsx'),
        route('company/basic/complete', 'pages/client/company/basic/complete.tsx'),
        route('company/description', 'pages/client/company/description.tsx'),
        route('company/description/complete', 'pages/client/company/description/complete.tsx'),
        route('company/description/edit/complete', 'pages/client/company/description/edit/complete.tsx'),
        route('company/final/complete', 'pages/client/company/final/complete.tsx'),
      ]),
    ]),
  ]),
  layout('pages/admin/layout.tsx', [
    ...prefix('admin', [
      route('login', 'pages/admin/login.tsx'),
      // Not in §2, as the company's sign-out page.
      route('logout', 'pages/admin/logout.tsx'),
      route('registration', 'pages/admin/registration.tsx'),
      // Not in §2: the operator's people, and how an operator signs in.
      route('accounts', 'pages/admin/accounts.tsx'),
      route('settings/sign-in', 'pages/admin/settings/sign-in.tsx'),
      // Not in §2: companies that few students answer, students with many scouts, and who tells an outcome.
      route('pressure', 'pages/admin/pressure.tsx'),
      route('events/status/:status', 'pages/admin/events.tsx'),
      // Not in §2: the operator's desk.
      index('pages/admin/home.tsx'),
      route('applications', 'pages/admin/applications.tsx'),
      route('companies', 'pages/admin/companies.tsx'),
      route('suspensions', 'pages/admin/suspensions.tsx'),
      route('invoices', 'pages/admin/companies/invoices.tsx'),
      route('jobs/:jobId', 'pages/admin/companies/job.tsx'),
      route('audit', 'pages/admin/audit.tsx'),
      route('companies/:companyId', 'pages/admin/companies/detail.tsx'),
      route('applications/:applicationId', 'pages/admin/applications/detail.tsx'),
      // Not in §2: the operator's cases, and what the clock and the queue did.
      route('candidates', 'pages/admin/candidates.tsx'),
      route('candidates/:candidateId', 'pages/admin/candidates/detail.tsx'),
      route('inquiries', 'pages/admin/inquiries.tsx'),
      route('inquiries/templates', 'pages/admin/inquiries/templates.tsx'),
      route('inquiries/export', 'pages/admin/inquiries/export.tsx'),
      route('inquiries/:inquiryId', 'pages/admin/inquiries/detail.tsx'),
      route('inquiries/:inquiryId/attachments/:position', 'pages/admin/inquiries/attachment.ts'),
      route('inquiries/:inquiryId/thread/:position/:number', 'pages/admin/inquiries/reported-file.ts'),
      route('offer-reports', 'pages/admin/offer-reports.tsx'),
      route('agent-consultations', 'pages/admin/agent-consultations.tsx'),
      route('deliveries', 'pages/admin/deliveries.tsx'),
      route('retention', 'pages/admin/retention.tsx'),
      // Not in §2: one event, and the whitepapers of companies.
      route('events/:eventId', 'pages/admin/events/one.tsx'),
      route('whitepapers', 'pages/admin/whitepapers.tsx'),
      route('whitepapers/:whitepaperId', 'pages/admin/whitepapers/one.tsx'),
      // Not in §2: what the operator keeps up, says and reports.
      route('lookups', 'pages/admin/lookups.tsx'),
      route('lookups/schools', 'pages/admin/lookups/schools-file.ts'),
      route('notices', 'pages/admin/notices.tsx'),
      // Not in §2: the items of the two tests.
      route('assessment-items', 'pages/admin/assessment-items.tsx'),
      route('assessment-items/export', 'pages/admin/assessment-items/export.ts'),
      route('figures', 'pages/admin/figures.tsx'),
      // Not in §2: how far the scouts of all companies came.
      route('analysis', 'pages/admin/companies/analysis.tsx', { id: 'admin-analysis' }),
    ]),
  ]),
  // Not in §2: the file of a student's own data; no page is drawn around it.
  route('candidate/settings/data/:exportId', 'pages/api/candidate-data.ts'),
  // Not in §2: a file of a message, for the student and for the company.
  route('candidate/invitations/:scoutInvitationId/thread/files/:position/:number', 'pages/api/thread-file.ts', {
    id: 'candidate-thread-file',
  }),
  route('client/threads/:scoutInvitationId/files/:position/:number', 'pages/api/thread-file.ts', {
    id: 'client-thread-file',
  }),
  // Not in §2: one date as a file for a calendar; the calendars to subscribe to are served before any page.
  route('candidate/bookings/:bookingId/calendar', 'pages/api/booking-calendar.ts'),
  route('client/jobs/events/:schedulingDateId/calendar', 'pages/api/date-calendar.ts'),
  // Not in §2: a result as a file to keep, and what a student shows of it to anybody.
  route('candidate/assessment/:test/result/:form', 'pages/api/assessment-result-file.ts'),
  route('assessment/certificates/:token', 'pages/open/assessment-certificate.tsx'),
  // Not in §2: the file of a company's log.
  route('client/settings/activity/csv', 'pages/api/activity-csv.ts'),
  // Not in §2: the file of an analysis.
  route('client/analysis/csv', 'pages/api/analysis-csv.ts'),
  // Not in §2: the file of a company's own numbers of a month (1.17).
  route('client/whitepapers/report', 'pages/api/individual-report.ts'),
  // Not in §2: the file of an invoice, and of the contacts after a contract's end.
  route('client/contract/invoices/:invoiceId', 'pages/api/invoice-file.ts'),
  route('client/contract/expired/contacts', 'pages/api/ended-contacts.ts'),
  route('policy', 'pages/open/policy.tsx'),
  route('terms', 'pages/open/terms.tsx'),
  // Not in §2: what the two tests measure, and how well.
  route('assessment-manual', 'pages/open/assessment-manual.tsx'),
  // Not in §2: how accessible the pages are (conventions 2.7).
  route('accessibility', 'pages/open/accessibility.tsx'),
  // Not in §2: the manifest of the app, with the product name of the settings.
  route('manifest.webmanifest', 'pages/open/manifest.ts'),
  ...prefix('api', [
    route('login', 'pages/api/login.ts'),
    route('logout', 'pages/api/logout.ts'),
    route('auth/federated-logout', 'pages/api/federated-logout.ts'),
    // Not in §2: light or dark, for browsers without scripts.
    route('scheme', 'pages/api/scheme.ts'),
    route('clients/candidates/csv', 'pages/api/candidates-csv.ts'),
  ]),
  route('dev/kit', 'pages/dev/kit.tsx'),
  route('dev/forms', 'pages/dev/forms.tsx'),
  route('dev/forms/blocks', 'pages/dev/forms/blocks.tsx'),
  route('*', 'pages/open/not-found.tsx'),
]) satisfies RouteConfig
