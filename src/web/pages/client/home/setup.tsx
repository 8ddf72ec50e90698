import { Link } from 'react-router'
import { Card, CardHead } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dot } from '#web/ui/dot.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { clientUrls } from '#ground/client-urls.ts'
import styles from './setup.module.css'
import home from './home.module.css'

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
  /** The viewer's own message, which students read with each scout. */
  messageToStudents: string
}
type SetupStep = { title: string; minutes: string; to: string; isDone: boolean }

/** The company's data decides whether a step is done. No step is ticked by hand. */
export function setupSteps({ page, jobs, schedulings, messageToStudents }: Facts): SetupStep[] {
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
    title: 'プロフィールと学生へのメッセージを書く',
    minutes: '約3分',
    to: clientUrls.profileBasic(),
    isDone: messageToStudents !== '',
  }
  return [...ofPage, ofPerson, ...ofJobs(jobs, schedulings)]
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
  {
    title: '最初のスカウトを送る',
    minutes: '約5分',
    to: clientUrls.candidates(),
    isDone: jobs.some(({ totalSent }) => totalSent > 0),
  },
]

export function SetupCard({ steps, className }: { steps: readonly SetupStep[]; className?: string }) {
  return (
    <Card as="section" className={classNames(home.card, className)} aria-labelledby="setup">
      <CardHead className={home.cardHead}>
        <h2 id="setup">はじめの設定</h2>
        <p className="num">
          {steps.filter(({ isDone }) => isDone).length} / {steps.length}
        </p>
      </CardHead>
      <ul className={styles.rows}>
        {steps.map(({ title, minutes, to, isDone }) => (
          <li key={title}>
            {isDone ? (
              <span className={classNames(styles.row, styles.done)}>
                <Icon name="check" />
                {title}
                <span className="visually-hidden">（完了）</span>
              </span>
            ) : (
              <Link className={styles.row} to={to}>
                <span className={styles.rowMark}>
                  <Dot off>
                    <span className="visually-hidden">未完了</span>
                  </Dot>
                </span>
                {title}
                <span className={styles.end}>{minutes}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
