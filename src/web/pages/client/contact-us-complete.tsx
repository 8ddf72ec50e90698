import { completeTitle, InquiryReceived } from '#web/parts/inquiry/received.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/contact-us-complete'

const face = { description: '企業のご担当者からのお問い合わせを受け付けたことと、受付番号をお知らせする画面です。' }
export const meta: Route.MetaFunction = ({ matches }) => titleOf(completeTitle, matches, face)

export default function ContactUsComplete() {
  return <InquiryReceived home={urls.client.home()} contactUs={urls.client.contactUs()} />
}
