import type { ReactNode } from 'react'
import { slashDate } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { ContentBlocks } from '#web/parts/content-blocks/content-blocks.tsx'
import { PagePart } from '#web/parts/page/page.tsx'
import styles from './company-page.module.css'
import { CompanyFacts } from './company-facts.tsx'
import { CompanyHead } from './company-head.tsx'
import { Figures } from './figures.tsx'
import { PlaceLinks } from './place-links.tsx'
import { Questions } from './questions.tsx'
import { Voices } from './voices.tsx'
import { Phrases } from '#web/ui/phrases.tsx'

export const CompanyPageFields = graphql(`
  fragment CompanyPage on Company {
    checkedAt
    contents {
      ...ContentBlockFields
    }
    others {
      title
      body
    }
    ...CompanyHead
    ...CompanyFacts
    voices {
      ...CompanyVoiceFields
    }
    questions {
      question
      answer
    }
    figures {
      ...CompanyFigureFields
    }
  }
`)

type CompanyPageProps = {
  company: FragmentType<typeof CompanyPageFields>
  /** A preview stands below a heading of its own page. */
  heading?: 'h1' | 'h2'
  /** Beside the company's name, such as ♡ and 共有. */
  acts?: ReactNode
  /** The company's open jobs; left out where nothing is said of jobs. */
  jobs?: { count: number; list: ReactNode }
  /** Below the facts, such as how the company answers students. */
  side?: ReactNode
  /** Below everything, such as the way to report the page. */
  children?: ReactNode
}

/** A company's page as students read it. Its layout follows its own width, so that a preview may be narrow. */
export function CompanyPage({ company: masked, heading, acts, jobs, side, children }: CompanyPageProps) {
  const company = readFragment(CompanyPageFields, masked)
  const { checkedAt, contents, others, voices, questions, figures } = company
  const places = [
    { id: 'company-about', label: '会社紹介' },
    jobs && { id: 'company-jobs', label: '募集', count: jobs.count },
    voices.length + questions.length > 0 && { id: 'company-work', label: 'はたらく環境' },
    figures.length > 0 && { id: 'company-figures', label: '数字' },
  ].filter((place) => typeof place === 'object')
  return (
    <article className={styles.page}>
      <div className="stack">
        <CompanyHead company={company} heading={heading} acts={acts} />
        <div className={styles.stay}>
          <PlaceLinks places={places} />
        </div>
        <div className={styles.columns}>
          <div className={styles.about}>
            <PagePart id="company-about" title="会社紹介">
              {contents.length > 0 ? (
                <ContentBlocks blocks={contents} />
              ) : (
                <p className="quiet">会社紹介はまだ書かれていません。</p>
              )}
              {others.map(({ title, body }) => (
                <section key={title} className={styles.other}>
                  <h3>
                    <Phrases>{title}</Phrases>
                  </h3>
                  <p>{body}</p>
                </section>
              ))}
            </PagePart>
          </div>
          <aside className={styles.side} aria-label="企業情報">
            <CompanyFacts company={company} />
            {side}
            {checkedAt && (
              <p className="note-13">
                掲載内容の確認日 <time dateTime={checkedAt}>{slashDate(checkedAt)}</time>
              </p>
            )}
          </aside>
          <div>
            {jobs && (
              <PagePart id="company-jobs" title="募集">
                {jobs.count > 0 ? jobs.list : <p className="quiet">公開中の募集はありません。</p>}
              </PagePart>
            )}
            {voices.length + questions.length > 0 && (
              <PagePart id="company-work" title="はたらく環境">
                <Voices voices={voices} />
                <Questions questions={questions} />
              </PagePart>
            )}
            {figures.length > 0 && (
              <PagePart id="company-figures" title="数字">
                <Figures figures={figures} />
              </PagePart>
            )}
            {children}
          </div>
        </div>
      </div>
    </article>
  )
}
