import { Fact, Facts } from '#web/ui/facts.tsx'
import { purgeDays } from '#domain/candidate-account/state/rules.ts'
import { exportHours } from '#domain/candidate-account/data-export/rules.ts'

/** What is stored, and until when, as the jobs of the clock remove it. */
export const Kept = () => (
  <Facts>
    <Fact label="プロフィールとアカウント">退会から{purgeDays}日後まで</Fact>
    <Fact label="スカウトと日程のやりとり">
      退会から{purgeDays}日後まで。企業が送った事実だけは、あなたとわからない形で残ります
    </Fact>
    <Fact label="お知らせ">退会から{purgeDays}日後まで</Fact>
    <Fact label="メールを送った記録">90日</Fact>
    <Fact label="ログインの記録">有効期限から7日後まで</Fact>
    <Fact label="書き出したファイル">{exportHours}時間</Fact>
    <Fact label="操作の記録">不正の調査のため、氏名や文章を含まない形で、退会のあとも残ります</Fact>
  </Facts>
)
