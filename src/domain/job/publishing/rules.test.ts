import { describe, expect, test } from 'vitest'
import { requiredConditions } from '../condition/rules.ts'
import { missingParts, type JobParts } from './rules.ts'

const conditions = requiredConditions.map((label) => ({ label, body: '書いたところ' }))
const complete: JobParts = {
  title: '研究開発職',
  isCompanySetUp: true,
  scoutTypeId: 1,
  jobTypeIds: [1],
  kind: 'MESSAGE',
  completionDescription: 'ありがとうございます',
  schedulingId: null,
  hasOpenDate: false,
  contents: [{ kind: 'TEXT', text: '本文' }],
  conditions,
  steps: [{}],
}

describe('§4 what is missing before a job can be published', () => {
  test.each<[Partial<JobParts>, string[]]>([
    [{}, []],
    [{ isCompanySetUp: false, steps: [] }, ['企業ページ', '選考の流れ']],
    [{ title: '（コピー）研究開発職' }, ['タイトル（先頭の「（コピー）」を外す）']],
    [{ title: '（コピー81）研究開発職' }, ['タイトル（先頭の「（コピー）」を外す）']],
    [{ title: 'コピーライター（コピー2）' }, []],
    [{ contents: [{ kind: 'HEADING', text: '見出し' }] }, ['募集内容の本文']],
    [{ contents: [{ kind: 'TEXT', text: ' ' }] }, ['募集内容の本文']],
    [{ jobTypeIds: [] }, ['職種']],
    [{ conditions: [] }, ['募集条件']],
    [{ conditions: [], scoutTypeId: 2 }, ['募集条件']],
    [{ conditions: [], scoutTypeId: 3 }, []],
    [{ conditions: conditions.slice(2) }, [`募集条件「${requiredConditions[0]}」「${requiredConditions[1]}」`]],
    [
      { conditions: [...conditions.slice(0, -1), { label: '青少年雇用情報', body: ' ' }] },
      ['募集条件「青少年雇用情報」'],
    ],
    [{ conditions: [...conditions, { label: '自由な項目', body: '' }] }, []],
    [{ steps: [] }, ['選考の流れ']],
    [{ kind: null, completionDescription: '' }, ['承認後の案内方法']],
    [{ completionDescription: ' ' }, ['承認後のメッセージ']],
    [{ kind: 'SCHEDULING' }, ['予定']],
    [{ kind: 'SCHEDULING', schedulingId: 'id', completionDescription: '' }, ['学生が選べる日程']],
    [{ kind: 'SCHEDULING', schedulingId: 'id', completionDescription: '', hasOpenDate: true }, []],
    [{ contents: [], steps: [] }, ['募集内容の本文', '選考の流れ']],
  ])('%j', (change, missing) => {
    expect(missingParts({ ...complete, ...change })).toEqual(missing)
  })
})
