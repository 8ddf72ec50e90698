import type { ReactNode } from 'react'
import styles from './promises.module.css'

type Promise = { id: string; name: ReactNode; text: string }

const promises: Promise[] = [
  {
    id: 'no-overlap',
    name: (
      <>
        二重予約<b>なし</b>
      </>
    ),
    text: '学生の予定は、企業をまたいで確かめます。ほかの企業の予定と重なる日程は選べません。',
  },
  {
    id: 'seats',
    name: (
      <>
        定員の超過<b>なし</b>
      </>
    ),
    text: '最後の1席に同時に申し込みがあっても、入るのは1名です。もう一人には、その場で別の日程を案内します。',
  },
  {
    id: 'reason',
    name: (
      <>
        理由は<b>40</b>字から
      </>
    ),
    text: '理由が40字に満たないスカウトは、だれも送れません。まとめて送るときも同じです。',
  },
  {
    id: 'week',
    name: (
      <>
        学生1人に週<b>10</b>件まで
      </>
    ),
    text: '1人の学生に届く新しいスカウトの数を抑えています。上限に達した学生には、翌週に送れます。',
  },
  {
    id: 'quota',
    name: (
      <>
        送りすぎ<b>なし</b>
      </>
    ),
    text: '契約で決めた30日の通数を超えて、送ることはできません。残りの通数は、ホームと送信の画面に表示します。',
  },
  {
    id: 'names',
    name: (
      <>
        氏名は<b>承認後</b>に
      </>
    ),
    text: '氏名と連絡先は、学生が承認した企業にだけ開示します。自社のメモとラベルは、ほかの企業に見えません。',
  },
]

/** Mistakes and abuse that the product makes impossible. */
export function Promises() {
  return (
    <section className={styles.promises} aria-labelledby="promises-title">
      <h2 id="promises-title">
        <span>お願いではなく、</span>
        <span>仕組みで守っていること</span>
      </h2>
      <dl>
        {promises.map(({ id, name, text }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
