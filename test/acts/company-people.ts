import { kinds } from '#domain/notification/kinds.ts'
import { aPicture } from '../factories/picture.ts'
import type { Act } from './world.ts'

let invited = 0

export const companyPeopleActs: Record<string, Act> = {
  inviteCompanyUsers: {
    by: 'company',
    make: () => ({ emails: [`many${(invited += 1)}@company.example`, 'no address'], role: 'VIEWER' }),
    isOwn: true,
  },
  updateCompanyUserProfile: {
    by: 'company',
    make: () => ({
      profile: {
        familyName: '佐伯',
        givenName: '真琴',
        familyNameKana: 'サエキ',
        givenNameKana: 'マコト',
        department: '人事部',
        title: '採用担当',
        messageToStudents: 'お話しできるのを楽しみにしています。',
      },
    }),
    isOwn: true,
    isForReaders: true,
  },
  updateCompanyUserPicture: {
    by: 'company',
    make: async () => ({ encodedImage: await aPicture({ width: 400, height: 400 }) }),
    isOwn: true,
    isForReaders: true,
  },
  removeCompanyUserPicture: { by: 'company', make: () => ({}), isOwn: true, isForReaders: true },
  updateScoutNotificationDefaults: {
    by: 'company',
    make: () => ({ settings: [{ kind: kinds.scoutAccepted.code, timing: 'OFF' }], digestHour: 18 }),
    isOwn: true,
    isForReaders: true,
  },
  updateReasonFiguresShown: { by: 'company', make: () => ({ isShown: false }), isOwn: true, isForReaders: true },
  addScoutNotificationException: {
    by: 'company',
    make: ({ job }) => ({ jobId: job.id }),
    isForReaders: true,
  },
  removeScoutNotificationSettings: {
    by: 'company',
    make: ({ job }) => ({ jobId: job.id }),
    isForReaders: true,
  },
}
