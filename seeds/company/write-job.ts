import type { JobStory, SchedulingStory } from './story.ts'

type Company = { displayName: string; legalName: string; slug: string }
type WriteJob = (company: Company) => JobStory

type Common = {
  title: string
  jobTypeIds: number[]
  subject: string
  message: string
  benefit: string
  /** Standard step ids, or labels of the company's own. */
  steps: (number | string)[]
  process: string
  state?: 'draft' | 'archived'
} & ({ done: string; links?: string[] } | { plan: Plan })

/** 'EVENT' or 'INTERVIEW'; dates are 'days from today, start, capacity' as '5 10:00 20'. */
type Plan = {
  type: SchedulingStory['type']
  title?: string
  location: string
  minutes: number
  belongings?: string[]
  dates: string[]
}

type Body = Pick<JobStory, 'scoutTypeId' | 'contents' | 'conditions'>

function job(company: Company, common: Common, body: Body): JobStory {
  const { title, jobTypeIds, subject, message, benefit, steps, process, state } = common
  return {
    title,
    status: state === 'draft' ? 'DRAFT' : 'PUBLISHED',
    isArchived: state === 'archived',
    jobTypeIds,
    ...body,
    recruitmentSteps: steps.map((step) => (typeof step === 'number' ? { stepId: step } : { label: step })),
    recruitmentProcessDescription: process,
    benefit,
    subject,
    message,
    ...completion(company, common),
  }
}

function completion(company: Company, common: Common) {
  if ('plan' in common) {
    const scheduling = scheduled(company, common.title, common.plan)
    return { kind: 'SCHEDULING' as const, completionDescription: null, completionUrls: [], scheduling }
  }
  const links = common.links ?? ['採用ページ /recruit']
  const completionUrls = links.map((link) => {
    const [label = '', path = ''] = link.split(' ')
    return { label, url: `https://${company.slug}.example${path}` }
  })
  return { kind: 'MESSAGE' as const, completionDescription: common.done, completionUrls, scheduling: null }
}

function scheduled(company: Company, jobTitle: string, plan: Plan): SchedulingStory {
  const isOnline = plan.location.startsWith('オンライン')
  return {
    type: plan.type,
    title: plan.title ?? jobTitle,
    location: plan.location,
    url: isOnline ? `https://meet.${company.slug}.example/room` : null,
    belongings: plan.belongings ?? [],
    emergencyContact: `採用担当 saiyo@${company.slug}.example（平日9:00〜18:00）`,
    remindOneDayBefore: true,
    remindThreeDaysBefore: plan.type === 'EVENT',
    dates: plan.dates.map((row) => {
      const [dayOffset, start = '', capacity] = row.split(' ')
      return {
        dayOffset: Number(dayOffset),
        start,
        minutes: plan.minutes,
        capacity: plan.type === 'EVENT' ? Number(capacity ?? 20) : null,
      }
    }),
  }
}

const block = (heading: string, text: string): JobStory['contents'] => [
  { kind: 'HEADING', text: heading },
  { kind: 'TEXT', text },
]

type Selection = Common & {
  isEarly?: true
  background: string
  work: string
  day: string
  person: string
  voice: string
  terms: {
    duties: string
    dutiesChange?: string
    place: string
    placeChange?: string
    trial?: string
    hours: string
    holidays: string
    wage: string
    youth: string
  }
}

/** 本選考, or 特別選考 when early; the conditions are those that the law asks to state. */
export const selection =
  ({ isEarly, background, work, day, person, voice, terms, ...common }: Selection): WriteJob =>
  (company) =>
    job(company, common, {
      scoutTypeId: isEarly ? 2 : 1,
      contents: [
        ...block('募集の背景', background),
        ...block('お任せする仕事', work),
        ...block('1日の流れ', day),
        ...block('こんな人と働きたい', person),
        ...block('先輩の声', voice),
      ],
      conditions: [
        {
          label: '業務内容（雇入れ直後／変更の範囲）',
          body: `${terms.duties}／${terms.dutiesChange ?? '会社の定める業務'}`,
        },
        {
          label: '就業場所（雇入れ直後／変更の範囲）',
          body: `${terms.place}／${terms.placeChange ?? '会社の定める事業所'}`,
        },
        { label: '契約期間・更新', body: '期間の定めなし' },
        { label: '試用期間', body: terms.trial ?? '3か月（条件の変更なし）' },
        { label: '就業時間・休憩・時間外', body: terms.hours },
        { label: '休日・休暇', body: terms.holidays },
        { label: '賃金', body: terms.wage },
        { label: '加入保険', body: '健康・厚生年金・雇用・労災' },
        { label: '受動喫煙防止措置', body: '屋内禁煙' },
        { label: '募集者の名称', body: company.legalName },
        { label: '青少年雇用情報', body: terms.youth },
      ],
    })

type Internship = Common & {
  purpose: string
  /** When and where; how many. */
  when: string
  seats: string
  experience: string
  ability: string
  feedback: string
  pay: string
}

/** インターンシップ of five days or more. */
export const internship =
  ({ purpose, when, seats, experience, ability, feedback, pay, ...common }: Internship): WriteJob =>
  (company) =>
    job(company, common, {
      scoutTypeId: 3,
      contents: [
        ...block('プログラムの目的', purpose),
        ...block('就業体験の内容（受入部署）', experience),
        ...block('必要な能力', ability),
        ...block('フィードバック', feedback),
        ...block(
          '取得した学生情報の活用',
          `「${common.title}」で知った学生情報は、${company.displayName}が広報・採用活動の開始時期以降に限って活用します。`,
        ),
      ],
      conditions: [
        { label: '時期・場所', body: when },
        { label: '受入人数', body: seats },
        { label: '特典', body: common.benefit },
        { label: '報酬・交通費', body: pay },
      ],
    })

type OpenDay = Common & {
  typeId?: 4 | 5 | 6
  learn: string
  flow: string
  speakers: string
  bring: string
  form: string
  length: string
  cost: string
}

/** オープン・カンパニー, キャリア教育 or 会社説明会. */
export const openDay =
  ({ typeId = 6, learn, flow, speakers, bring, form, length, cost, ...common }: OpenDay): WriteJob =>
  (company) =>
    job(company, common, {
      scoutTypeId: typeId,
      contents: [
        ...block('この日に分かること', learn),
        ...block('当日の流れ', flow),
        ...block('登壇者', speakers),
        ...block('持ち物・服装', bring),
        { kind: 'TEXT', text: 'このイベントで得た学生情報を採用選考に使うことはありません。' },
      ],
      conditions: [
        { label: '開催形式', body: form },
        { label: '所要時間', body: length },
        { label: '特典', body: common.benefit },
        { label: '参加費・交通費', body: cost },
      ],
    })

type Casual = Common & {
  typeId?: 7 | 8
  topics: string
  host: string
  flow: string
  form: string
  length?: string
  dress?: string
}

/** カジュアル面談, or 社員座談会・OB/OG訪問. */
export const casual =
  ({ typeId = 7, topics, host, flow, form, length = '30分', dress = '自由', ...common }: Casual): WriteJob =>
  (company) =>
    job(company, common, {
      scoutTypeId: typeId,
      contents: [
        ...block('お話しできること', topics),
        ...block('話す人', host),
        ...block(`面談の流れ（${length}）`, flow),
      ],
      conditions: [
        { label: '形式', body: form },
        { label: '所要時間', body: length },
        { label: '服装', body: dress },
        { label: '準備するもの', body: 'ありません' },
      ],
    })
