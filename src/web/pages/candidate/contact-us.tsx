import { actOnServer, AskError, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { actOnInquiry, sendToServer } from '#web/parts/inquiry/act.ts'
import { InquiryForm, type Reported } from '#web/parts/inquiry/inquiry-form.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { urls } from '#ground/urls.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { candidateCategories, inquiryBusinessDays } from '#domain/inquiry/contact/rules.ts'
import type { Route } from './+types/contact-us'

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

const ReportedScout = graphql(`
  query ReportedScout($id: ID!) {
    scoutInvitation(id: $id) {
      id
      subject
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

/** Open to guests. An address that names a scout, a job or a company the visitor may not see is a form without one. */
const load = async (ask: Ask, { url }: { url: URL }) => {
  const { inquiryContact: contact } = await ask(ContactPage)
  const reported = contact ? await findReported(ask, url.searchParams) : null
  // One key for the form of one visit, so that the form is sent once, with scripts or without.
  return { contact, reported, formKey: crypto.randomUUID() }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const unseen = ['not_found', 'company_hidden_by_block', 'account_incomplete']

async function findReported(ask: Ask, search: URLSearchParams): Promise<Reported | null> {
  const [scoutId, jobId, companyId] = [search.get('scout'), search.get('job'), search.get('company')]
  try {
    if (scoutId) {
      const { id, subject, company } = (await ask(ReportedScout, { id: scoutId })).scoutInvitation
      return { field: 'scoutInvitationId', id, companyName: company.displayName, title: `スカウト「${subject}」` }
    }
    if (jobId) {
      const { id, title, company } = (await ask(ReportedJob, { jobId })).offeredJob
      return { field: 'jobId', id, companyName: company.displayName, title }
    }
    if (!companyId) return null
    const { id, displayName } = (await ask(ReportedCompany, { companyId })).metCompany.company
    return { field: 'companyId', id, companyName: displayName, title: '企業のページ' }
  } catch (error) {
    if (error instanceof AskError && unseen.includes(error.refused.code)) return null
    throw error
  }
}

export const action = actOnServer(actOnInquiry)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => sendToServer(request, serverAction)

const face = {
  description: '学生の方からのお問い合わせはこちらから。使い方や掲載内容について、登録の前の方も送れます。',
  path: urls.candidate.contactUs(),
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf('お問い合わせ', matches, face)

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page narrow>
      <PageHead title={loaderData.reported ? '掲載内容の報告' : 'お問い合わせ'}>
        {inquiryBusinessDays}営業日以内に、メールでお返事します。
      </PageHead>
      <InquiryForm
        {...loaderData}
        categories={candidateCategories}
        hint={
          loaderData.reported
            ? '事実と異なる点や、気になった点を書いてください'
            : '画面の名前や、表示された文があると早く調べられます'
        }
        answer={actionData}
      />
    </Page>
  )
}
