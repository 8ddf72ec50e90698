import { data } from 'react-router'
import { normLabel, referenceLabel } from '#domain/assessment/result/rules.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { AskError, onServer, type Ask, type ServerArgs } from '#web/carry/ask.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import { AboutTest } from '#web/parts/assessment-result/about-test.tsx'
import { Bands } from '#web/parts/assessment-result/bands.tsx'
import { AssessmentSheetFields } from '#web/parts/assessment-result/fields.ts'
import { Traits } from '#web/parts/assessment-result/traits.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/assessment-certificate'
import styles from './assessment-certificate/certificate.module.css'
import { OpenFrame } from './parts/open-frame.tsx'

const CertificatePage = graphql(`
  query AssessmentCertificatePage($token: String!) {
    assessmentCertificate(token: $token) {
      id
      name
      insertedAt
      expiresAt
      sheet {
        kind
        ...AssessmentSheetFields
      }
    }
  }
`)

/** The status says that the address shows nothing, and the page what may have happened. */
const load = async (ask: Ask, { params }: ServerArgs) => {
  try {
    const { assessmentCertificate } = await ask(CertificatePage, { token: params['token'] ?? '' })
    return data({ certificate: assessmentCertificate })
  } catch (error) {
    if (error instanceof AskError && error.refused.code === 'not_found') return data({ certificate: null }, 404)
    throw error
  }
}
export const loader = onServer(load)

/** The token stands in the address: no store and no search engine keeps it. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
})

const description = '学生ご本人が見せることを選んだ、適性検査の結果の証明書です。期限を過ぎると見られなくなります。'
export const meta: Route.MetaFunction = ({ matches }) => titleOf('適性検査の証明書', matches, { description })

export default function AssessmentCertificate({ loaderData: { certificate } }: Route.ComponentProps) {
  return <OpenFrame>{certificate ? <Shown certificate={certificate} /> : <Over />}</OpenFrame>
}

type Certificate = NonNullable<Route.ComponentProps['loaderData']['certificate']>

function Shown({ certificate }: { certificate: Certificate }) {
  const sheet = readFragment(AssessmentSheetFields, certificate.sheet)
  const isIntellectual = sheet.kind === 'INTELLECTUAL'
  return (
    <Page>
      <PageHead
        title={`${certificate.name ? `${certificate.name}さんの` : ''}${isIntellectual ? '能力検査' : '性格検査'}の結果`}
        above={
          <p className={styles.date}>
            <span>
              受検日　<time dateTime={sheet.takenOn}>{longDate(sheet.takenOn)}</time>
            </span>
            {sheet.sections.length > 0 && <Badge kind="info">{sheet.isReference ? referenceLabel : normLabel}</Badge>}
          </p>
        }
      >
        ご本人が発行した証明書です。<span className="whole">{longDate(certificate.expiresAt)}</span>まで表示されます。
      </PageHead>
      <div className={styles.columns}>
        {isIntellectual ? <Bands sheet={sheet} forGuests /> : <Traits sheet={sheet} forGuests />}
        <AboutTest forGuests />
      </div>
    </Page>
  )
}

function Over() {
  return (
    <Page narrow>
      <EmptyState
        heading="h1"
        title="この証明書は表示できません"
        action={
          <ButtonLink kind="secondary" to={urls.candidate.home()}>
            トップへ
          </ButtonLink>
        }
      >
        期限が過ぎたか、ご本人が公開を終えています。必要なときは、ご本人に新しいリンクをご依頼ください。
      </EmptyState>
    </Page>
  )
}
