import type { Db } from '#platform/database/db.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'

/** Pages that a guest opens. */
export const guestPages = [
  '/',
  '/candidate/login',
  '/candidate/password-reset',
  '/candidate/password-reset/request',
  '/candidate/password-reset/request/confirm',
  '/candidate/contact-us',
  '/candidate/contact-us/complete?number=Q-2026-7KF3M9QX',
  '/candidate/settings/unsubscribe/complete',
  '/candidate/unsubscribe-mail?token=of-no-mail',
  '/candidate/registration',
  '/candidate/registration/callback?token=none',
  '/client',
  '/client/pre-registration/complete',
  '/client/registration',
  '/client/password-reset',
  '/client/password-reset/request',
  '/client/password-reset/request/confirm',
  '/client/login',
  '/client/sso/login',
  '/client/sso/login?trouble=provider_failed',
  '/admin/login',
  '/admin/registration',
  '/policy',
  '/assessment-manual',
  '/accessibility',
  '/terms',
  '/client/contract/expired',
]
/** Pages that the demo's student opens. */
export const studentPages = [
  '/',
  '/candidate/logout',
  '/candidate/skills',
  '/candidate/settings/sign-in',
  '/candidate/invitations/events',
  '/candidate/profile',
  '/candidate/profile?section=preferences',
  '/candidate/profile?section=scout-preferences',
  '/candidate/settings/account',
  '/candidate/settings/devices',
  '/candidate/settings/calendar',
  '/candidate/settings',
  '/candidate/settings/notifications',
  '/candidate/settings/intake',
  '/candidate/settings/blocked-companies',
  '/candidate/settings/blocked-companies?search=7000012050002',
  '/candidate/profile/views',
  '/candidate/companies',
  '/candidate/companies?company-name=%E5%8C%97&industry=501&prefecture=23&order=updated',
  '/candidate/companies?industry=951&prefecture=47',
  '/candidate/contact-us',
  '/candidate/contact-us/complete',
  '/candidate/reward-request',
  '/candidate/reward-request/complete',
  '/candidate/settings/data',
  '/candidate/settings/unsubscribe',
  '/candidate/agent-consultation',
  '/candidate/assessment',
  '/candidate/assessment/practice',
  '/candidate/assessment/intellectual/start',
  '/candidate/assessment/personality/start',
  '/candidate/assessment/intellectual/result',
  '/candidate/assessment/personality/result',
  '/candidate/favorite-companies',
  '/candidate/invitations/progress',
  '/candidate/threads',
  '/candidate/unsubscribe-mail?token=of-no-mail',
  ...['pending', 'pending-schedule', 'accepted', 'declined', 'expired'].map(
    (status) => `/candidate/invitations/status/${status}`,
  ),
]

/** Addresses that lead a student nowhere. */
export const missingStudentPages = [
  '/candidate/invitations/status/unknown',
  '/candidate/jobs/not-an-id',
  '/candidate/companies/not-an-id/description',
  '/candidate/favorite-companies/page/0',
  '/candidate/onboarding/step4',
  '/candidate/assessment/handwriting/start',
  '/candidate/invitations/not-an-id/events/details',
  '/candidate/invitations/not-an-id/thread',
]

/** Pages that the demo's recruiter opens. */
const recruiterAddresses = [
  '/client',
  '/client?by=text',
  '/client/logout',
  '/client/candidates',
  '/client/candidates?tk=%E3%81%82%E3%82%8A%E3%81%88%E3%81%AA%E3%81%84%E8%A8%80%E8%91%89&y=2028',
  '/client/candidates?y=2028&view=table',
  '/client/jobs/status/active',
  '/client/jobs/status/archived',
  '/client/jobs/events?view=month',
  '/client/jobs/events?view=week',
  '/client/jobs/events?view=list',
  '/client/jobs/events?panel=new',
  '/client/jobs/create',
  '/client/users',
  '/client/profile/basic',
  '/client/settings/scout-notification',
  '/client/contact-us?screen=%2Fclient%2Fusers',
  '/client/contact-us/complete?number=Q-2026-0123ABCD',
  '/client/candidates/scout/scheduled',
  '/client/settings/scout-templates',
  '/client/settings/phrases',
  '/client/jobs/experiments',
  '/client/jobs/experiments/new',
  '/client/settings/webhooks',
  '/client/settings/activity',
  '/client/contract',
  '/client/analysis',
  '/client/analysis?period=season&by=when',
  '/client/analysis?period=own&from=&to=&by=text',
  '/client/owed-answers',
  '/client/after-dates',
  '/client/evaluation-form',
  '/client/interviews',
  '/client/accepted-students?text=%E3%81%AA%E3%81%84%E5%90%8D%E5%89%8D',
  '/client/outcomes',
  '/client/threads',
  '/client/threads?filter=unanswered',
  '/client/threads?filter=mine',
  '/client/accepted-students',
  '/client/accepted-students?contacted=yes',
  '/client/candidates/scout/drafts',
  '/client/offer-reports',
  '/client/company/basic',
  '/client/company/basic/complete',
  '/client/company/description',
  '/client/company/description/complete',
  '/client/company/description/edit/complete',
  '/client/company/final/complete',
  '/client/settings/sso',
  '/client/settings/booking-closing',
  '/client/settings/fair-mode',
  '/client/settings/networks',
  '/client/settings/sign-in',
  '/client/settings/devices',
  '/client/settings/calendar',
  '/client/whitepapers',
  '/client/whitepapers/1',
  '/client/settings/access-tokens',
  ...['names', 'information', 'address', 'phones', 'logo', 'cover', 'others'].map(
    (section) => `/client/company/basic/edit?section=${section}`,
  ),
]

/** The pages of one job of the recruiter's company. */
async function pagesOfJob(db: Db) {
  const { id } = await db
    .selectFrom('companyUserAccount')
    .innerJoin('job', 'job.companyId', 'companyUserAccount.companyId')
    .select('job.id')
    .where('email', '=', demoAccounts.recruiter)
    .where('job.status', '=', 'PUBLISHED')
    .where('job.kind', '=', 'MESSAGE')
    .executeTakeFirstOrThrow()
  return [
    `/client/pipeline/${id}`,
    `/client/pipeline/${id}?view=table`,
    `/client/pipeline/${id}?view=table&stage=OFFER`,
    `/client/jobs/${id}/edit`,
    `/client/jobs/${id}/edit?part=publish`,
    `/client/jobs/create/complete?job=${id}`,
    `/client/jobs/edit/complete?job=${id}`,
    `/client/jobs/${id}/recruitment-process`,
    `/client/jobs/${id}/completion/message`,
    `/client/jobs/${id}/completion/scheduling`,
  ]
}

export const recruiterPages = async (db: Db) => [...recruiterAddresses, ...(await pagesOfJob(db))]

/** Pages that the demo's operator opens. */
const deskLists = [
  '/admin',
  '/admin/applications',
  '/admin/applications?status=APPROVED',
  '/admin/companies',
  '/admin/companies?text=%E3%81%AA%E3%81%84%E4%BC%9A%E7%A4%BE',
  '/admin/companies?jobs=stale&ends=soon',
  '/admin/suspensions',
  '/admin/invoices',
  '/admin/invoices?due=over&text=INV',
  '/admin/pressure',
  '/admin/candidates',
  '/admin/offer-reports',
  '/admin/agent-consultations',
  '/admin/inquiries',
  '/admin/inquiries/templates',
  '/admin/inquiries/export',
  '/admin/events/status/active',
  '/admin/events/status/expired',
  '/admin/whitepapers',
  '/admin/notices',
  '/admin/lookups',
  '/admin/figures',
  '/admin/analysis',
  '/admin/analysis?by=when',
  '/admin/assessment-items',
  '/admin/assessment-items?scope=PERSONALITY',
  '/admin/deliveries',
  '/admin/retention',
  '/admin/accounts',
  '/admin/settings/sign-in',
  '/admin/audit',
  '/admin/audit?from=2026-05-01&to=2026-04-01',
]

/** A page of each record that the demo holds. */
async function deskRecords(db: Db) {
  const application = await db.selectFrom('preRegistration').select('id').executeTakeFirstOrThrow()
  const asked = await db.selectFrom('contractSuspension').select('companyId as id').executeTakeFirstOrThrow()
  const event = await db.selectFrom('encourageEvent').select('id').executeTakeFirstOrThrow()
  const inquiry = await db.selectFrom('inquiry').select('id').executeTakeFirstOrThrow()
  const job = await db.selectFrom('job').select('id').executeTakeFirstOrThrow()
  return [
    `/admin/applications/${application.id}`,
    `/admin/companies/${asked.id}`,
    `/admin/events/${event.id}`,
    `/admin/inquiries/${inquiry.id}`,
    `/admin/jobs/${job.id}`,
  ]
}

export const operatorPages = async (db: Db) => [...deskLists, ...(await deskRecords(db))]
