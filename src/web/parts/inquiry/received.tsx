import { useSearchParams } from 'react-router'
import { isReceiptNumber } from '#domain/inquiry/contact/rules.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export const receivedTitle = 'お問い合わせを受け付けました'

/** After an inquiry: its number, and the way back to the first page of the area. */
export function InquiryReceived({ home }: { home: string }) {
  const [search] = useSearchParams()
  const number = search.get('number') ?? ''
  return (
    <EmptyState title={receivedTitle} heading="h1" action={<ButtonLink to={home}>トップに戻る</ButtonLink>}>
      {isReceiptNumber(number) && (
        <>
          受付番号は <strong>{number}</strong> です。
          <br />
        </>
      )}
      確認のメールをお送りしました。届かないときは、迷惑メールのフォルダーも確かめてください。
    </EmptyState>
  )
}
