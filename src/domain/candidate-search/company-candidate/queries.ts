import { sql, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { readCompanyUser } from '#domain/company/queries.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { CandidateId } from '#ground/id.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { wholeRow } from '#platform/database/whole-row.ts'

type CompanyAndStudents = { companyId: CompanyId; candidateIds: readonly CandidateId[] }

const companyCandidates = compiledOnce((db, { companyId, candidateIds }: CompanyAndStudents) =>
  db
    .selectFrom('candidate')
    .leftJoin('companyCandidate', (join) =>
      join.onRef('companyCandidate.candidateId', '=', 'candidate.id').on('companyCandidate.companyId', '=', companyId),
    )
    .leftJoin('companyUser', (join) =>
      join
        .on('companyUser.companyId', '=', companyId)
        .onRef('companyUser.id', '=', 'companyCandidate.memoCompanyUserId'),
    )
    .select(['candidate.id', 'companyCandidate.bookmarkedAt', 'companyCandidate.lastSeenAt'])
    .select(['companyCandidate.memo', 'companyCandidate.memoUpdatedAt', 'companyCandidate.memoCompanyUserId'])
    .select(wholeRow('companyUser').as('memoCompanyUser'))
    .select(({ selectFrom, exists }) => [
      exists(
        selectFrom('favoriteCompany')
          .whereRef('favoriteCompany.candidateId', '=', 'candidate.id')
          .where('favoriteCompany.companyId', '=', companyId)
          .select(sql.lit(1).as('one'))
          .unionAll(
            selectFrom('jobInterest')
              .whereRef('jobInterest.candidateId', '=', 'candidate.id')
              .where('jobInterest.companyId', '=', companyId)
              .select(sql.lit(1).as('one')),
          ),
      )
        .$castTo<boolean>()
        .as('isFavorite'),
      selectFrom('candidateNote')
        .whereRef('candidateNote.candidateId', '=', 'candidate.id')
        .where('candidateNote.companyId', '=', companyId)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('noteCount'),
      jsonArrayFrom(
        selectFrom('companyCandidateLabel')
          .innerJoin('searchCandidateLabel', (join) =>
            ofSameCompany(join, 'searchCandidateLabel.id', 'companyCandidateLabel.searchCandidateLabelId'),
          )
          .select(['searchCandidateLabel.id', 'searchCandidateLabel.text'])
          .whereRef('companyCandidateLabel.candidateId', '=', 'candidate.id')
          .where('companyCandidateLabel.companyId', '=', companyId)
          .orderBy('searchCandidateLabel.insertedAt')
          .orderBy('searchCandidateLabel.id'),
      ).as('labels'),
    ])
    .where(sql<SqlBool>`candidate.id = any(${candidateIds}::uuid[])`),
)

/**
 * The company's bookmark, memo, labels, number of notes and last view of each student, and whether the student favours
 * the company.
 */
export async function listCompanyCandidates(db: Db, companyId: CompanyId, candidateIds: readonly CandidateId[]) {
  const rows = await companyCandidates(db, { companyId, candidateIds })
  const read = rows.map(({ memoCompanyUser, ...row }) => ({
    ...row,
    memoCompanyUser: memoCompanyUser === null ? null : readCompanyUser(memoCompanyUser),
  }))
  return new Map(read.map((row): [CandidateId, (typeof read)[number]] => [row.id, row]))
}
