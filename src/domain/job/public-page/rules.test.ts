import { describe, expect, test } from 'vitest'
import { jobPostingOf, placesIn, salaryOf, type PostedJob } from './rules.ts'

describe('the pay of a JobPosting', () => {
  test.each([
    ['月給 250,000円', { value: 250_000, unitText: 'MONTH' }],
    ['月給２５万円（固定残業代なし）', { value: 250_000, unitText: 'MONTH' }],
    ['月給22.5万円〜30万円', { minValue: 225_000, maxValue: 300_000, unitText: 'MONTH' }],
    ['時給1,200円以上', { minValue: 1200, unitText: 'HOUR' }],
    ['日給月給25万円', { value: 250_000, unitText: 'MONTH' }],
    ['年俸制（月額30万円）', { value: 300_000, unitText: 'MONTH' }],
  ])('%s is told', (text, value) => expect(salaryOf(text)?.value).toMatchObject(value))

  test.each([
    '応相談',
    '年俸制（月額30万円を12か月）、時給1,500円',
    '日給月給',
    '大卒：月給230,000円、院卒：月給250,000円',
    '250,000円',
    '',
  ])('%s is left out', (text) => expect(salaryOf(text)).toBeNull())
})

const job: PostedJob = {
  id: '0199-1',
  title: '組み込み開発',
  scoutTypeId: '1',
  // In Tokyo it is the next day already.
  postedAt: '2026-10-31T23:00:00.000Z',
  validThrough: '2027-03-01T14:59:59.999Z',
  texts: [{ kind: 'text', text: '止まらない<script>alert(1)</script>\n仕組み' }],
  conditions: [
    { label: '就業場所（雇入れ直後／変更の範囲）', body: '本社（愛知県名古屋市）／東京都の事業所' },
    { label: '賃金', body: '月給 250,000円' },
  ],
  company: { legalName: '株式会社夜明け', url: 'https://example.com/', logoUrl: null },
  prefectures: ['東京都', '愛知県', '大阪府'],
}

describe('JobPosting', () => {
  test('is told with what is certain, and its text is no markup', () => {
    expect(jobPostingOf(job)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: '組み込み開発',
      description: '<p>止まらない&lt;script&gt;alert(1)&lt;/script&gt;<br>仕組み</p>',
      identifier: { '@type': 'PropertyValue', name: '株式会社夜明け', value: '0199-1' },
      datePosted: '2026-11-01',
      validThrough: '2027-03-01T14:59:59.999Z',
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: '株式会社夜明け', sameAs: 'https://example.com/' },
      jobLocation: ['東京都', '愛知県'].map((addressRegion) => ({
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressRegion, addressCountry: 'JP' },
      })),
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'JPY',
        value: { '@type': 'QuantitativeValue', unitText: 'MONTH', value: 250_000 },
      },
    })
  })

  test('a meeting or an event is none, nor is a job without words', () => {
    for (const scoutTypeId of ['4', '5', '6', '7', '8']) expect(jobPostingOf({ ...job, scoutTypeId })).toBeNull()
    expect(jobPostingOf({ ...job, texts: [] })).toBeNull()
  })

  test('without a place or a pay it says neither', () => {
    const found = jobPostingOf({ ...job, conditions: [] })
    expect(found).not.toHaveProperty('baseSalary')
    expect(found).not.toHaveProperty('jobLocation')
    expect(placesIn('全国', job.prefectures)).toEqual([])
  })
})

describe('the places of a JobPosting', () => {
  const labels = ['北海道', '東京都', '京都府', '大阪府', '沖縄県', '海外']
  test.each([
    ['東京都府中市', ['東京都']],
    ['京都府京都市／東京都の事業所', ['東京都', '京都府']],
    ['本社（東京都千代田区）。海外赴任なし', ['東京都']],
    ['海外を除く', []],
    ['海外', []],
    ['北海道、沖縄県を除く全国', []],
    ['大阪府（変更の範囲：東京都以外の事業所）', ['大阪府']],
    ['大阪府、沖縄県への転勤はありません', ['大阪府']],
  ])('%s is told as %j', (text, places) => expect(placesIn(text, labels)).toEqual(places))
})
