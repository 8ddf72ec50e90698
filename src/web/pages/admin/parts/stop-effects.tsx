import type { ReactNode } from 'react'
import { purgeDays } from '#domain/candidate-account/state/rules.ts'
import type { CandidateStopKind } from '#web/generated/admin/graphql.ts'

/** The consequences of a suspension and of a withdrawal, once a second operator has confirmed it. */
export const stopEffects: Record<CandidateStopKind, ReactNode> = {
  SUSPENSION: (
    <ul>
      <li>企業の検索に表示されなくなり、回答、予約、メッセージの送信ができなくなります。</li>
      <li>学生に、理由がメールで届きます。ログインすると、停止の内容が表示されます。</li>
      <li>
        予約は取り消されません。これからの予約がある企業に、サービスを利用できないことだけをお知らせします。理由は伝えません。
      </li>
      <li>データの書き出し、退会、お問い合わせは、停止中もできます。停止はあとから解除できます。</li>
    </ul>
  ),
  WITHDRAWAL: (
    <ul>
      <li>
        回答していないスカウトは辞退になり、これからの予約は取り消されます。企業には、退会と同じようにお知らせします。
      </li>
      <li>登録したメールアドレスに、手続きが終わったことが届きます。</li>
      <li>個人のデータは{purgeDays}日後に削除されます。退会は、取り消せません。</li>
    </ul>
  ),
}
