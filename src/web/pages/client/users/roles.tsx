import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { NotApplicable } from '#web/ui/tables/table.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { roles, roleWords } from './role-words.ts'
import styles from './users.module.css'

/** How many of the roles, from the first on, may do it. */
const acts = [
  ['学生、募集、予定、企業情報を見る', 3],
  ['承認した学生の氏名と連絡先を見る', 3],
  ['自分のプロフィールと通知を変更する', 3],
  ['スカウトを送る、日程を追加・変更する', 2],
  ['募集、予定、企業情報を編集する', 2],
  ['ブックマーク、ラベル、メモを付ける', 2],
  ['学生の一覧をCSVで書き出す', 2],
  ['ユーザーを招待・変更・停止する', 1],
  ['ログイン、ネットワーク、外部連携を設定する', 1],
  ['契約の更新とプランの変更を依頼する', 1],
] as const

const columns = columnsOf<(typeof acts)[number]>()

/** The three roles with what each may do. */
export function Roles() {
  return (
    <Card as="section" aria-labelledby="roles" className={styles.section}>
      <h2 id="roles">
        <Phrases>役割ごとにできること</Phrases>
      </h2>
      <DataTable
        label="できることの表"
        className={styles.roles}
        rows={acts}
        idOf={([name]) => name}
        columns={[
          columns.name('できること', ([name]) => name),
          ...roles.map((role, at) => columns.text(roleWords[role].name, ([, count]) => <May may={at < count} />)),
        ]}
      />
    </Card>
  )
}

function May({ may }: { may: boolean }) {
  if (!may) return <NotApplicable />
  return (
    <>
      <Icon name="check" className={styles.may} />
      <span className="visually-hidden">できます</span>
    </>
  )
}
