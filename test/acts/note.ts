import { aCandidateNote } from '../factories/candidate-note.ts'
import type { Act, World } from './world.ts'

const ofOwn = async ({ db, company, user, student }: World) =>
  aCandidateNote(db, { companyId: company.id, companyUserId: user.id, candidateId: student.id })

export const noteActs: Record<string, Act> = {
  addCandidateNote: {
    by: 'company',
    make: ({ student, reader }) => ({
      candidateId: student.id,
      text: '研究の話をもっと聞きたい',
      mentionedUserIds: [reader.id],
    }),
    isOwn: true,
  },
  updateCandidateNote: {
    by: 'company',
    make: async (world) => ({ id: (await ofOwn(world)).id, revision: 1, text: '二次面接へ', mentionedUserIds: [] }),
    again: ['changed_meanwhile'],
  },
  deleteCandidateNote: {
    by: 'company',
    make: async (world) => ({ id: (await ofOwn(world)).id }),
    again: ['not_found'],
  },
}
