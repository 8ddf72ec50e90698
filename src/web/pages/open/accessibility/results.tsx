import styles from '../parts/legal-page.module.css'

/** Only what tests of this product show: test/e2e/accessible.ts and the journeys that use it. */
const results = [
  {
    what: 'WCAG 2.2 AA までの自動検査',
    how: 'axe を使い、学生、企業、運営者の画面と、ログインせずに開ける画面を、幅390ピクセルで調べます。文字と背景のコントラストは、明るい配色と暗い配色の両方で調べます。',
  },
  {
    what: '広い画面の構造',
    how: '同じ画面を幅1280ピクセルに広げ、見出し、ランドマーク、リスト、キーボードで移る先などの構造を axe で調べます。',
  },
  {
    what: '画面の幅と文字の大きさ',
    how: '学生、企業、運営者の画面と、ログインせずに開ける画面を、幅320、390、1280ピクセルと、文字を2倍にした幅390、1280ピクセルで開き、横にスクロールせずに読め、文字がはみ出さないことを調べます。横に長い表とカレンダーは、その枠の中でスクロールします。',
  },
  {
    what: 'キーボード',
    how: '能力検査の回答、企業が学生を検索して読む操作、募集の紹介文の編集、画面に重なる小窓の開閉を、キーボードで行います。',
  },
  {
    what: '強制カラーと、動きを減らす設定',
    how: 'ボタンや入力欄などの部品を集めた画面を、両方の設定のもとで axe で調べます。',
  },
  {
    what: '読み上げの順序と内容',
    how: '適性検査の問題の画面について、ブラウザがスクリーンリーダーに渡す内容を、見本の文と比べます。',
  },
]

export const Results = () => (
  <>
    <p>開発のときに自動で行う試験です。すべて、問題が見つからないことを確かめています。</p>
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">試験の方法と結果</caption>
        <thead>
          <tr>
            <th scope="col">確かめたこと</th>
            <th scope="col">方法と範囲</th>
            <th scope="col">結果</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ what, how }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-name="方法と範囲">{how}</td>
              <td data-name="結果" className="whole">
                問題なし
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
)
