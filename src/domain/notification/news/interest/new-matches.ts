import { findToldMatches, listAlerted, type AboutMatches } from '#domain/candidate-search/saved-filter/alert/queries.ts'
import { grouped } from '#ground/grouped.ts'
import { companyKind } from '../../kind.ts'
import { isReachable } from '../../people/queries.ts'
import { byIds, ofFilter } from '../../search-address.ts'
import { blocks } from '../../wording.ts'

/** Students who began to match a saved condition: a number, never a name or a word of a profile. */
export const newMatches = companyKind({
  code: 'K60',
  reaches: 'companyUser',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  timed: null,
  facts: (db, about: AboutMatches & { companyUserId: string }) => findToldMatches(db, about),
  recipients: async (db, about) => ((await isReachable(db, about.companyId)) ? listAlerted(db, about) : []),
  hears: { notify_new_matches: (_, about) => [about] },
  clock: null,
  effect: ({ savedFilterId, companyUserId, until }) => `${savedFilterId}:${companyUserId}:${until}`,
  isStillTrue: async (db, { about }) => (await listAlerted(db, about)).length > 0,
  text: ({ filter, count, candidateIds }) => {
    const title = `「${filter.name}」に新しく合う学生が${grouped(count)}名います`
    const isLinked = count === candidateIds.length
    return {
      path: isLinked ? byIds(candidateIds) : ofFilter(filter.id),
      list: {
        title,
        body: isLinked
          ? '前回のお知らせのあとに条件に合った学生だけを開きます。'
          : '人数が多いため、保存した条件に合う学生の全員を開きます。',
      },
      mail: {
        subject: title,
        lines: blocks(
          [`保存した検索条件「${filter.name}」に、前回のお知らせのあとで新しく合った学生がいます。`],
          ['■人数', `${grouped(count)}名`],
        ),
        action: isLinked
          ? '次のURLで、新しく合った学生だけを確認できます。公開をやめた学生は表示されません。'
          : '次のURLで、保存した条件に合う学生を確認できます。',
        reason:
          'この検索条件の「新着のお知らせ」をオンにした方にお送りしています。学生検索の保存した条件から、いつでも止められます。',
      },
    }
  },
})
