import { useSearchParams } from 'react-router'
import { isReceiptNumber } from '#domain/inquiry/contact/rules.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

const receivedTitle = 'お問い合わせを受け付けました'
export const completeTitle = 'お問い合わせの受付'

/** After an inquiry: its number, and the way back to the first page of the area. Without a number nothing was received. */
export function InquiryReceived({ home, contactUs }: { home: string; contactUs: string }) {
  const [search] = useSearchParams()
  const number = search.get('number') ?? ''
  if (!isReceiptNumber(number))
    return (
      <EmptyState
        title="受付番号がありません"
        heading="h1"
        action={<ButtonLink to={contactUs}>お問い合わせへ進む</ButtonLink>}
      >
        この画面には、お問い合わせを送ったあとに受付番号が表示されます。
      </EmptyState>
    )
  return (
    <EmptyState title={receivedTitle} heading="h1" action={<ButtonLink to={home}>トップに戻る</ButtonLink>}>
      受付番号は <strong>{number}</strong> です。
      <br />
      確認のメールをお送りしました。届かないときは、迷惑メールのフォルダーも確かめてください。
    </EmptyState>
  )
}
