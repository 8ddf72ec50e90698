import { Link } from 'react-router'
import { urls } from '#ground/urls.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { Items, type Operator } from '../parts/legal-page.tsx'
import type { NumberedPart } from '../parts/numbered-parts.tsx'
import { Results } from './results.tsx'

export const accessibilityParts = ({ operatorName, operatorMail }: Operator): NumberedPart[] => [
  {
    id: 'aim',
    title: '目標',
    body: (
      <>
        <p>
          JIS X 8341-3:2016 の適合レベルAAに一部準拠することを目標とし、WCAG 2.2
          で加わったレベルAまたはAAの達成基準も対象にします。
        </p>
        <p>
          「一部準拠」は、達成基準のなかに、満たしていないものや確かめていないものが残っていることを表します。対象は、学生、企業、運営者が使う画面と、ログインせずに開ける画面です。
        </p>
      </>
    ),
  },
  { id: 'results', title: '試験の方法と結果', body: <Results /> },
  {
    id: 'open',
    title: 'まだできていないこと',
    body: (
      <Items>
        {[
          '試験は自動のものだけです。自動の試験で見つかるのは、問題の一部に限られます。',
          '実際のスクリーンリーダー、音声入力、画面の拡大ソフトを使った試験と、障害のある方による試験は、行っていません。',
          '達成基準ごとに適合を確かめた一覧は、まだありません。そのため、準拠の宣言はしていません。',
          '強制カラーと、動きを減らす設定の試験は、ボタンや入力欄などの部品を集めた画面だけで行っています。',
          '書き出したPDFには、見出しや段落を示すタグがありません。',
          '企業や学生が登録した文章、画像、動画の読みやすさ、代替テキスト、字幕は、登録した人によって異なります。',
          '能力検査には、セクションごとに制限時間があります。始める前に、時間の延長を選べます。',
        ]}
      </Items>
    ),
  },
  {
    id: 'contact',
    title: 'お困りのとき',
    body: (
      <>
        <p>
          使いにくいところや、必要な配慮がありましたら、
          <Link className={linkClass()} to={urls.candidate.contactUs()}>
            学生の方のお問い合わせ
          </Link>
          、または
          <Link className={linkClass()} to={urls.client.contactUs()}>
            企業の方のお問い合わせ
          </Link>
          からお知らせください。メールでも受け付けています。
        </p>
        <p>
          {operatorName}{' '}
          <a className={linkClass()} href={`mailto:${operatorMail}`}>
            {operatorMail}
          </a>
        </p>
      </>
    ),
  },
]
