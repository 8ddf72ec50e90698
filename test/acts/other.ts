import { kinds } from '#domain/notification/kinds.ts'
import { anInquiry, aPreRegistration } from '../factories/inquiry.ts'
import { aDevice } from '../push-service.ts'
import { testMailTokens } from '../work.ts'
import { aWhitepaper } from '../factories/whitepaper.ts'
import type { Act } from './world.ts'

const aToken = () => ({ token: aDevice('http://127.0.0.1').token })

export const otherActs: Record<string, Act> = {
  createPreRegistration: { by: 'guest', make: () => ({ preRegistration: aPreRegistration() }) },
  createInquiry: { by: 'guest', make: () => ({ inquiry: anInquiry() }) },
  registerCandidateFcmToken: { by: 'student', make: () => aToken(), isOwn: true },
  registerCompanyUserFcmToken: { by: 'company', make: () => aToken(), isOwn: true, isForReaders: true },
  removePushDevice: {
    by: 'company',
    make: ({ db, viewer: { companyId, companyUserId } }) =>
      db
        .insertInto('pushDevice')
        .values({ companyId, companyUserId, token: `device of ${companyUserId}` })
        .returning('id')
        .executeTakeFirstOrThrow(),
    again: ['not_found'],
    isForReaders: true,
  },
  readNotifications: { by: 'company', make: () => ({}), isOwn: true, isOfBoth: true, isForReaders: true },
  updateCandidateNotificationSettings: {
    by: 'student',
    make: () => ({ settings: [{ topic: 'SCOUT', hasMail: false, hasPush: true, hasLine: false }] }),
    isOwn: true,
  },
  endMailOfKind: {
    by: 'guest',
    async make({ db, student }) {
      const mail = await db
        .insertInto('notificationMail')
        .values({ candidateId: student.id, effectKey: `${kinds.scoutReceived.code}:one` })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { token: testMailTokens.tokenOf(mail.id) }
    },
  },
  updateScoutNotificationSettings: {
    by: 'company',
    make: ({ job }) => ({ jobId: job.id, settings: [{ kind: kinds.scoutAccepted.code, timing: 'OFF' }] }),
    isForReaders: true,
  },
  requestWhitepaperDownload: {
    by: 'company',
    make: async ({ db }) => ({ id: String((await aWhitepaper(db)).id) }),
    isOwn: true,
    isForReaders: true,
  },
}
