import type { ReactNode } from 'react'
import { slashDate } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { ConditionRows } from '#web/parts/condition-rows.tsx'
import { ContentBlocks } from '#web/parts/content-blocks/content-blocks.tsx'
import { PagePart } from '#web/parts/page/page.tsx'
import { isSelection, SelectionNotice } from '#web/parts/letters/selection-notice.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Flow } from '#web/ui/flow.tsx'
import styles from './job-body.module.css'

export const JobBodyFields = graphql(`
  fragment JobBody on DescribedJob {
    title
    lastEditedAt
    checkedAt
    scoutType {
      id
      label
    }
    jobTypes {
      id
      label
    }
    contents {
      ...ContentBlockFields
    }
    conditions {
      label
      body
    }
    recruitmentProcess {
      label
    }
    recruitmentProcessDescription
  }
`)

const JobCompanyFields = graphql(`
  fragment JobCompany on Company {
    displayName
    ...CompanyMark
  }
`)

type JobBodyProps = {
  job: FragmentType<typeof JobBodyFields>
  company?: FragmentType<typeof JobCompanyFields>
  /** A preview stands below a heading of its own page. */
  heading?: 'h1' | 'h2'
  /** Between the title and the contents, such as what changed since the student's scout. */
  notices?: ReactNode
  /** After the steps: dates, the company, the way to report. */
  children?: ReactNode
}

/** A job as students read it. Its layout follows its own width, so that a preview may be narrow. */
export function JobBody({ job, company, heading: Heading = 'h1', notices, children }: JobBodyProps) {
  const { title, lastEditedAt, checkedAt, scoutType, jobTypes, contents, ...rest } = readFragment(JobBodyFields, job)
  const { conditions, recruitmentProcess, recruitmentProcessDescription } = rest
  return (
    <article className={styles.job}>
      <header className="stack-3">
        <div className="row-1">
          <Badge kind="plum">{scoutType.label}</Badge>
          {jobTypes.map(({ id, label }) => (
            <Badge key={id}>{label}</Badge>
          ))}
        </div>
        <Heading>{title}</Heading>
        <JobCompany company={company} updated={`更新日 ${slashDate(lastEditedAt)}`} />
      </header>
      <div className={styles.notices}>
        {notices}
        <SelectionNotice scoutTypeId={scoutType.id} />
      </div>
      <PagePart id="contents" title="仕事内容">
        {contents.length > 0 ? (
          <ContentBlocks blocks={contents} />
        ) : (
          <p className="quiet">仕事内容はまだ書かれていません。</p>
        )}
      </PagePart>
      {conditions.length > 0 && (
        <PagePart id="conditions" title="募集条件">
          <Facts className={styles.conditions}>
            <ConditionRows conditions={conditions} />
          </Facts>
        </PagePart>
      )}
      {recruitmentProcess.length > 0 && (
        <PagePart id="process" title={isSelection(scoutType.id) ? '選考の流れ' : '参加までの流れ'}>
          <Flow current={-1} steps={recruitmentProcess.map(({ label }) => ({ title: label }))} />
          {recruitmentProcessDescription && <p className={styles.text}>{recruitmentProcessDescription}</p>}
        </PagePart>
      )}
      {children}
      <p className={styles.checked}>
        掲載内容の確認日 <time dateTime={checkedAt}>{slashDate(checkedAt)}</time>
      </p>
    </article>
  )
}

type JobCompanyProps = { company?: FragmentType<typeof JobCompanyFields>; updated: string }

function JobCompany({ company, updated }: JobCompanyProps) {
  const fields = readFragment(JobCompanyFields, company)
  if (!fields) return <p className="note-13">{updated}</p>
  return (
    <CompanyLine heading="p" company={fields} note={updated}>
      {fields.displayName}
    </CompanyLine>
  )
}
