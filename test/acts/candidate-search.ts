import { tokyoToday } from '#ground/tokyo-time.ts'
import { addDays } from '#ground/day.ts'
import { aPositiveAction, aSavedFilter, aSearchCandidateLabel } from '../factories/candidate-search.ts'
import type { Act, World } from './world.ts'

const labelOf = async ({ db, company }: World) => (await aSearchCandidateLabel(db, company.id)).id
const filterOf = async ({ db, viewer }: World) => (await aSavedFilter(db, viewer)).id
const attached = async (world: World) => {
  const { db, company, student } = world
  const labelId = await labelOf(world)
  await db
    .insertInto('companyCandidateLabel')
    .values({ companyId: company.id, candidateId: student.id, searchCandidateLabelId: labelId })
    .execute()
  return { candidateId: student.id, labelId }
}
const bookmarked = async ({ db, company, student }: World) => {
  await db
    .insertInto('companyCandidate')
    .values({ companyId: company.id, candidateId: student.id, bookmarkedAt: new Date() })
    .execute()
  return { ids: [student.id] }
}

export const candidateSearchActs: Record<string, Act> = {
  createSearchCandidateLabel: {
    by: 'company',
    make: () => ({ text: '夏のインターン' }),
    again: ['label_taken'],
    isOwn: true,
  },
  updateSearchCandidateLabel: {
    by: 'company',
    make: async (world) => ({ id: await labelOf(world), text: '一次候補' }),
  },
  deleteSearchCandidateLabel: {
    by: 'company',
    make: async (world) => ({ id: await labelOf(world) }),
    again: ['not_found'],
  },
  attachSearchCandidateLabel: {
    by: 'company',
    make: async (world) => ({ candidateId: world.student.id, labelId: await labelOf(world) }),
  },
  attachSearchCandidateLabels: {
    by: 'company',
    make: async (world) => ({ candidateIds: [world.student.id], labelId: await labelOf(world) }),
  },
  detachSearchCandidateLabel: { by: 'company', make: attached },
  detachSearchCandidateLabels: {
    by: 'company',
    make: async (world) => {
      const { candidateId, labelId } = await attached(world)
      return { candidateIds: [candidateId], labelId }
    },
  },
  createSavedFilter: {
    by: 'company',
    make: () => ({ name: '28卒 理系', condition: 'c=SCIENCE&y=2028' }),
    again: ['saved_filter_taken'],
    isOwn: true,
  },
  updateSavedFilter: {
    by: 'company',
    make: async (world) => ({ id: await filterOf(world), condition: 'c=SCIENCE' }),
  },
  renameSavedFilter: {
    by: 'company',
    make: async (world) => ({ id: await filterOf(world), name: '愛知の学生' }),
  },
  updateSavedFilterLastOpenedAt: {
    by: 'company',
    make: async (world) => ({ id: await filterOf(world) }),
    isForReaders: true,
  },
  updateSavedFilterAlert: {
    by: 'company',
    make: async (world) => ({ id: await filterOf(world), timing: 'DAILY', hour: 9, weekday: 1 }),
    isForReaders: true,
  },
  deleteSavedFilter: {
    by: 'company',
    make: async (world) => ({ id: await filterOf(world) }),
    again: ['not_found'],
  },
  startPositiveAction: {
    by: 'company',
    make: () => {
      const day = (days: number) => addDays(tokyoToday(), days)
      return { reason: '開発職の女性の割合が12%のため、応募を増やす取り組みです。', beginsOn: day(0), endsOn: day(30) }
    },
    again: ['positive_action_overlaps'],
    isOwn: true,
  },
  endPositiveAction: {
    by: 'company',
    make: async ({ db, viewer }) => ({ id: (await aPositiveAction(db, viewer)).id }),
    again: ['not_found'],
  },
  addCandidateBookmarks: { by: 'company', make: ({ student }) => ({ ids: [student.id] }), isOwn: true },
  removeCandidateBookmarks: { by: 'company', make: bookmarked, isOwn: true },
  passOverCandidates: { by: 'company', make: ({ student }) => ({ ids: [student.id] }), isOwn: true },
  takeBackPassedOverCandidates: {
    by: 'company',
    make: async ({ db, company, user, student }) => {
      await db
        .insertInto('passedOverCandidate')
        .values({ companyId: company.id, candidateId: student.id, companyUserId: user.id, isForTeam: true })
        .execute()
      return { ids: [student.id], isForTeam: true }
    },
    isOwn: true,
  },
  keepTriagePlace: {
    by: 'company',
    make: ({ student }) => ({ condition: {}, candidateId: student.id, position: 1 }),
    isOwn: true,
    isForReaders: true,
  },
  tellCandidateReading: {
    by: 'company',
    make: ({ student }) => ({ candidateId: student.id }),
    isOwn: true,
    isForReaders: true,
  },
  updateSearchCandidateMemo: {
    by: 'company',
    make: ({ student }) => ({ id: student.id, text: '研究の話をもっと聞きたい' }),
    isOwn: true,
  },
  updateSearchCandidateLastSeenAt: {
    by: 'company',
    make: ({ student }) => ({ id: student.id }),
    isOwn: true,
    isForReaders: true,
  },
}
