import { clientUrls } from '#ground/client-urls.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { isReachable } from '../../people/queries.ts'
import { blocks } from '../../wording.ts'
import { findNoteFacts, listMentioned, type AboutNote, type NoteFacts } from './queries.ts'

const titleOf = ({ familyName }: NoteFacts) => `${familyName}さんが、ノートであなたに知らせています`

/** A colleague's note is read in the product alone: no word of it, and no student, stands in the notice. */
export const mentionedInNote = companyKind({
  code: 'K48',
  reaches: 'companyUser',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  timed: null,
  facts: (db, about: AboutNote) => findNoteFacts(db, about),
  recipients: async (db, about) => ((await isReachable(db, about.companyId)) ? listMentioned(db, about) : []),
  hears: { notify_candidate_note: (_, note) => [note] },
  clock: null,
  effect: ({ candidateNoteId, companyUserIds }) => `${candidateNoteId}:${companyUserIds.toSorted().join(',')}`,
  isStillTrue: whileThereAreFacts,
  text: (facts) => ({
    path: clientUrls.candidateNotes(facts.candidateId),
    list: { title: titleOf(facts), body: facts.jobTitle ?? '' },
    mail: {
      subject: titleOf(facts),
      lines: blocks(
        [`${facts.familyName} ${facts.givenName}さんが、学生についてのノートであなたに知らせています。`],
        facts.jobTitle === null ? [] : ['■募集', facts.jobTitle],
      ),
      action: '次のURLでノートを読めます。',
      reason: 'ノートの「知らせる人」に選ばれた方にお送りしています。',
    },
  }),
})
