import { data } from 'react-router'
import { intentOf } from '#web/acts.ts'
import { actOnServer, AskError, onClient, onServer, type Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { messages } from '#web/messages.ts'
import { Page, PageHead } from '#web/parts/page.tsx'
import { titleOf } from '#web/parts/title.ts'
import { inquiryBusinessDays } from '#domain/inquiry/contact/rules.ts'
import type { Route } from './+types/contact-us'
import { actOnInquiry } from './contact-us/act.ts'
import { InquiryForm, type Reported } from './contact-us/inquiry-form.tsx'

const ContactPage = graphql(`
  query ContactPage {
    inquiryContact {
      name
      email
    }
  }
`)

const ReportedJob = graphql(`
  query ReportedJob($jobId: ID!) {
    offeredJob(jobId: $jobId) {
      id
      title
      company {
        displayName
      }
    }
  }
`)

const ReportedCompany = graphql(`
  query ReportedCompany($companyId: ID!) {
    metCompany(companyId: $companyId) {
      company {
        id
        displayName
      }
    }
  }
`)

/** Open to guests. An address that names a job or a company the visitor may not see is a form without one. */
const load = async (ask: Ask, { url }: { url: URL }) => {
  const { inquiryContact: contact } = await ask(ContactPage)
  const reported = contact ? await findReported(ask, url.searchParams) : null
  // One key for the form of one visit, so that the form is sent once, with scripts or without.
  return { contact, reported, formKey: crypto.randomUUID() }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

async function findReported(ask: Ask, search: URLSearchParams): Promise<Reported | null> {
  const [jobId, companyId] = [search.get('job'), search.get('company')]
  try {
    if (jobId) {
      const { id, title, company } = (await ask(ReportedJob, { jobId })).offeredJob
      return { field: 'jobId', id, companyName: company.displayName, title }
    }
    if (!companyId) return null
    const { id, displayName } = (await ask(ReportedCompany, { companyId })).metCompany.company
    return { field: 'companyId', id, companyName: displayName, title: '企業のページ' }
  } catch (error) {
    if (error instanceof AskError && ['not_found', 'account_incomplete'].includes(error.refused.code)) return null
    throw error
  }
}

export const action = actOnServer(actOnInquiry)

/**
 * The files go to the page's own address, also with scripts: a guest's question to the door is small. A lost connection
 * is an answer, so that nothing typed is lost.
 */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  intentOf(await request.clone().formData(), [''])
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return data({ refused: { code: 'network', message: messages.network, fields: [] } }, { status: 503 })
  }
}

export const meta: Route.MetaFunction = ({ matches }) => titleOf('お問い合わせ', matches)

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page narrow>
      <PageHead title={loaderData.reported ? '掲載内容の報告' : 'お問い合わせ'}>
        {inquiryBusinessDays}営業日以内に、メールでお返事します。
      </PageHead>
      <InquiryForm {...loaderData} answer={actionData} />
    </Page>
  )
}
