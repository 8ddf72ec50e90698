import type { Operator } from '../parts/legal-page.tsx'
import styles from '../parts/legal-page.module.css'

type Sent = { to: string; what: string; why: string }

const pushServices = 'お使いのブラウザの通知サービス（Google、Apple、Mozilla、Microsoftなど）'

/** Only data that this installation really sends. */
function sentBy({ push, hasLine, errorReportsHost }: Operator): Sent[] {
  const pushed: Sent[] =
    push === null
      ? []
      : [
          {
            to: push.kind === 'firebase' ? `Google（Firebase Cloud Messaging）と、${pushServices}` : pushServices,
            what: '端末に割り当てられた登録情報、通知の題名と本文',
            why: 'プッシュ通知を届けるため。許可した方だけが対象で、いつでも止められます',
          },
        ]
  const toLine: Sent[] = hasLine
    ? [
        {
          to: 'LINEヤフー株式会社（LINE公式アカウント）',
          what: 'LINEの利用者を見分ける番号、お知らせの題名と本文、画面のURL',
          why: 'お知らせをLINEで届けるため。ご自身でLINEをつないだ方だけが対象で、いつでも解除できます',
        },
      ]
    : []
  const reported: Sent[] =
    errorReportsHost === null
      ? []
      : [
          {
            to: `${errorReportsHost}（エラーを記録するサービス）`,
            what: 'エラーの内容、発生した画面のURL、ブラウザの種類。氏名や入力した文章は送りません',
            why: '不具合の原因を調べて直すため。運営者のサーバーを経由して送ります',
          },
        ]
  return [...pushed, ...toLine, ...reported]
}

export function ExternalTable(operator: Operator) {
  const sent = sentBy(operator)
  return (
    <>
      <p>
        本サービスの画面は、アクセス解析や広告のために、利用者の情報を外部の事業者へ送信していません。
        {sent.length === 0
          ? 'それ以外の目的での送信もありません。始めるときは、'
          : '次のものを除き、外部への送信はありません。変えるときは、'}
        送信先、送信する情報、利用目的をここに記載します。
      </p>
      {sent.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <caption className="visually-hidden">外部へ送信する情報</caption>
            <thead>
              <tr>
                <th scope="col">送信先</th>
                <th scope="col">送信する情報</th>
                <th scope="col">利用目的</th>
              </tr>
            </thead>
            <tbody>
              {sent.map(({ to, what, why }) => (
                <tr key={to}>
                  <th scope="row">{to}</th>
                  <td data-name="送信する情報">{what}</td>
                  <td data-name="利用目的">{why}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p>
        募集には、企業が動画や外部のサイトへのリンクを載せることがあります。再生したり開いたりすると、動画やサイトの提供者に、お使いの端末からIPアドレスなどの情報が送られます。
      </p>
    </>
  )
}
