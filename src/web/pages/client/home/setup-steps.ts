import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { clientUrls } from '#ground/client-urls.ts'

const SetupFields = graphql(`
  fragment SetupFields on OwnCompanyPage {
    setUpAt
    missing {
      part
    }
    company {
      logo {
        url
      }
      cover {
        url
      }
    }
  }
`)

type Facts = {
  page: FragmentType<typeof SetupFields>
  jobs: readonly { status: string | null; totalSent: number }[]
  schedulings: number
  /** The viewer, as students see the sender of a scout. */
  sender: { messageToStudents: string; picture: string | null }
  /** Saved conditions of the search; null for a plan without them. */
  savedFilters: number | null
}
export type SetupStep = { title: string; minutes: string; to: string; isDone: boolean }

/** The company's data decides whether a step is done. No step is ticked by hand. */
export function setupSteps({ page, jobs, schedulings, sender, savedFilters }: Facts): SetupStep[] {
  const { setUpAt, missing, company } = readFragment(SetupFields, page)
  const lacks = (...parts: string[]) => missing.some(({ part }) => parts.includes(part))
  const ofPage = [
    {
      title: '基本情報を登録する',
      minutes: '約5分',
      to: clientUrls.companyBasic(),
      isDone: !lacks('BASIC'),
    },
    {
      title: 'ロゴとカバー画像を登録する',
      minutes: '約2分',
      to: clientUrls.companyBasicEdit(company.logo ? 'cover' : 'logo'),
      isDone: company.logo !== null && company.cover !== null,
    },
    {
      title: '紹介ページを書く',
      minutes: '約15分',
      to: clientUrls.companyDescription(),
      isDone: !lacks('TAGLINE', 'CONTENTS'),
    },
    {
      title: '最後に確認して公開する',
      minutes: '約2分',
      to: clientUrls.companyFinalComplete(),
      isDone: setUpAt !== null,
    },
  ]
  const ofPerson = {
    title: 'あなたの写真と学生へのメッセージを登録する',
    minutes: '約3分',
    to: clientUrls.profileBasic(),
    isDone: sender.messageToStudents !== '' && sender.picture !== null,
  }
  return [...ofPage, ofPerson, ...ofJobs(jobs, schedulings), ...ofSearch(savedFilters), firstScout(jobs)]
}

const ofJobs = (jobs: Facts['jobs'], schedulings: number): SetupStep[] => [
  {
    title: jobs.length > 0 ? '募集を公開する' : '最初の募集を書く',
    minutes: jobs.length > 0 ? '約1分' : '約10分',
    to: jobs.length > 0 ? clientUrls.jobs() : clientUrls.jobCreate(),
    isDone: jobs.some(({ status }) => status === 'PUBLISHED'),
  },
  {
    title: '説明会や面談の予定を作成する',
    minutes: '約3分',
    to: clientUrls.calendar({ panel: 'new' }),
    isDone: schedulings > 0,
  },
]

const ofSearch = (savedFilters: Facts['savedFilters']): SetupStep[] =>
  savedFilters === null
    ? []
    : [{ title: '学生検索の条件を保存する', minutes: '約2分', to: clientUrls.candidates(), isDone: savedFilters > 0 }]

const firstScout = (jobs: Facts['jobs']): SetupStep => ({
  title: '最初のスカウトを送る',
  minutes: '約5分',
  to: clientUrls.candidates(),
  isDone: jobs.some(({ totalSent }) => totalSent > 0),
})
