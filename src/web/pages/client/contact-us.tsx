import { inquiryBusinessDays, inquiryCategories } from '#domain/inquiry/contact/rules.ts'
import { actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { actOnClientInquiry, sendToServer } from '#web/parts/inquiry/act.ts'
import { InquiryForm } from '#web/parts/inquiry/inquiry-form.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { urls } from '#ground/urls.ts'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/contact-us'
import { screenAt } from './contact-us/screen.ts'

const ClientContactPage = graphql(`
  query ClientContactPage {
    inquiryContact {
      name
      email
    }
  }
`)

/** Open to guests. `screen` in the address names the page that the person came from. */
const load = async (ask: Ask, { url }: { url: URL }) => {
  const { inquiryContact: contact } = await ask(ClientContactPage)
  const screen = screenAt(url.searchParams.get('screen') ?? '')
  // One key for the form of one visit, so that the form is sent once, with scripts or without.
  return { contact, screen, formKey: crypto.randomUUID() }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnClientInquiry)
export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => sendToServer(request, serverAction)

const face = {
  description: '企業のご担当者からのお問い合わせはこちらから。ご登録の前の方も送れます。',
  path: urls.client.contactUs(),
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf('お問い合わせ', matches, face)

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page narrow>
      <PageHead title="お問い合わせ">{inquiryBusinessDays}営業日以内に、メールでお返事します。</PageHead>
      <InquiryForm
        {...loaderData}
        categories={inquiryCategories}
        hint="画面や募集の名前、表示された文があると早く調べられます。学生の氏名や連絡先は書かないでください"
        answer={actionData}
      />
    </Page>
  )
}
