import { kinds } from '#domain/notification/kinds.ts'
import { anInquiry, aPreRegistration } from '../factories/inquiry.ts'
import { testMailTokens } from '../work.ts'
import { aWhitepaper } from '../factories/whitepaper.ts'
import type { Act } from './world.ts'

export const otherActs: Record<string, Act> = {
  createPreRegistration: { by: 'guest', make: () => ({ preRegistration: aPreRegistration() }) },
  createInquiry: { by: 'guest', make: () => ({ inquiry: anInquiry() }) },
  registerCandidateFcmToken: {
    by: 'student',
    make: () => ({
      token: JSON.stringify({
        endpoint: 'http://127.0.0.1/push/1',
        keys: {
          p256dh: 'BIPUL12DLfytvTajnryr2PRdAgXS3HGKiLqndGcJGabyhHheJYlNGCeXl1dn18gSJ1WAkAPIxr4gK0_dQds4yiI',
          auth: 'DGv6ra1nlYgDCS1FRnbzlw',
        },
      }),
    }),
    isOwn: true,
  },
  readNotifications: { by: 'company', make: () => ({}), isOwn: true, isForReaders: true },
  updateCandidateNotificationSettings: {
    by: 'student',
    make: () => ({ settings: [{ topic: 'SCOUT', hasMail: false, hasPush: true }] }),
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
