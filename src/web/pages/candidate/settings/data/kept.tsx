import { Fact, Facts } from '#web/ui/facts.tsx'
import { purgeDays } from '#domain/candidate-account/state/rules.ts'
import { exportHours } from '#domain/candidate-account/data-export/rules.ts'

/** Kinds of stored data, each with its term as the jobs of the clock keep it. */
export const Kept = () => (
  <Facts>
    <Fact label="プロフィール">アカウントとともに、退会から{purgeDays}日後まで</Fact>
    <Fact label="スカウト">
      日程のやりとりとともに、退会から{purgeDays}日後まで。企業が送った事実だけは、あなたと分からない形で残ります
    </Fact>
    <Fact label="お知らせ">退会から{purgeDays}日後まで</Fact>
    <Fact label="メール">送った記録を90日</Fact>
    <Fact label="ログイン">日時の記録を、有効期限から7日後まで</Fact>
    <Fact label="ファイル">書き出したファイルを{exportHours}時間</Fact>
    <Fact label="操作の記録">不正の調査のため、氏名や文章を含まない形で、退会のあとも残ります</Fact>
  </Facts>
)
