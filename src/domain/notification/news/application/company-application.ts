import { findPreRegistration } from '#domain/inquiry/queries.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { listOperators } from '../../people/queries.ts'

/** Names the company, and nothing of the person who applied. */
export const companyApplication = kind({
  code: 'S01',
  reaches: 'operator',
  channels: ['LIST', 'MAIL'],
  facts: (db, { preRegistrationId }: { preRegistrationId: string }) => findPreRegistration(db, preRegistrationId),
  recipients: listOperators,
  hears: { notify_pre_registration: (_, application) => [application] },
  clock: null,
  effect: ({ preRegistrationId }) => preRegistrationId,
  isStillTrue: whileThereAreFacts,
  text: ({ id, companyName, insertedAt }) => ({
    path: adminUrls.application(id),
    list: { title: '企業の事前登録がありました', body: companyName },
    mail: {
      subject: `企業の事前登録がありました（${companyName}）`,
      lines: ['企業向けのページから、事前登録がありました。', '', '■受付日時', longDateTime(insertedAt)],
      action: '次のURLから管理画面を開いてください。',
      reason: '管理者として登録しているすべての方にお送りしています。',
    },
  }),
})
