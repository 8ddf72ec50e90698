import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { CompanyActsFragment } from '#web/generated/admin/graphql.ts'
import { companyActs } from './company-acts.tsx'

type Request = CompanyActsFragment['contractRequests'][number]
type Status = CompanyActsFragment['contract']['status']
const today = '2026-11-30'

const wordsOf = (intent: string, requests: Request[], status: Status = 'ACTIVE') => {
  const contract = { status, planKey: 'LIGHT', startsOn: '2026-04-01', endsOn: '2027-03-31', canTakeBackEnd: false }
  const company = { id: '1', displayName: '北斗', contract, contractRequests: requests, users: [] }
  const act = companyActs.find((one) => one.intent === intent)
  const text = renderToStaticMarkup(act?.tell(company as unknown as CompanyActsFragment, today))
  return text.replaceAll(/<[^>]+>/g, '')
}
const plan: Request = { status: 'OPEN', kind: 'PLAN_CHANGE', planKey: 'PREMIUM', wantedFrom: '2027-01-15' }
const renewal: Request = { ...plan, kind: 'RENEWAL' }

describe('§1.17 an act of the operator on a contract', () => {
  test('that fulfils an open request shows its wish and its day, and says that the answer is mailed', () => {
    for (const [intent, request, status] of [
      ['changePlan', plan, 'ACTIVE'],
      ['renew', renewal, 'ACTIVE'],
      ['renew', renewal, 'EXPIRED'],
      ['sign', plan, 'TRIAL'],
      ['sign', renewal, 'TRIAL'],
    ] as const) {
      const words = wordsOf(intent, [request], status)
      expect(words, intent).toMatch(/回答待ちのご依頼：.*プレミアムプラン・2027年1月15日.*から/)
      expect(words, intent).toContain('回答のメールが届きます')
      expect(words, intent).not.toContain('企業にも学生にもメールは送られません')
    }
  })

  test('says that no mail is sent where no open request is answered by it', () => {
    const none = [[], [renewal], [{ ...plan, status: 'DONE' as const }]]
    for (const requests of none) {
      expect(wordsOf('changePlan', requests)).toContain('企業にも学生にもメールは送られません')
      expect(wordsOf('changePlan', requests)).not.toContain('ご依頼')
    }
    expect(wordsOf('sign', [])).not.toContain('ご依頼')
  })

  test('§4 says who hears of a suspension and of its end', () => {
    expect(wordsOf('suspend', [])).toMatch(/予約のある学生と、席を確保した学生、キャンセル待ちをしている学生に/)
    const words = wordsOf('resume', [], 'SUSPENDED')
    expect(words).toMatch(/全員に、解除したことをお知らせとメールで伝えます.+学生に、再開したことをお知らせとメールで/)
    expect(words).not.toContain('メールは送られません')
  })
})
