import { simulatedBands } from '#domain/assessment/manual/rules.ts'
import { leastTakers } from '#domain/assessment/norm/rules.ts'
import { certificateKeptDays } from '#domain/assessment/result/certificate/rules.ts'
import { resultTexts } from '#domain/assessment/result/rules.ts'
import { fastAnswersThatAsk, fastShare, leastRight, recheckItems } from '#domain/assessment/sitting/recheck/rules.ts'
import { answerKeptYears, retakeDays } from '#domain/assessment/sitting/rules.ts'
import { Items } from '../parts/legal-page.tsx'
import type { NumberedPart } from '../parts/numbered-parts.tsx'
import { ManualScales, type MaskedScale } from './scales.tsx'

const percent = (share: number) => `${Math.round(share * 100)}%`

export const manualParts = (scales: readonly MaskedScale[]): NumberedPart[] => [
  {
    id: 'what',
    title: '何を測る検査か',
    body: (
      <>
        <p>
          能力検査は、言語・数的処理・論理推論・図形と規則性の4つのセクション、44問です。性格検査は、60組の文のどちらに近いかを答え、10の傾向を0〜100%で表します。
        </p>
        <p>問題と文は、すべて本サービスが作成しました。受検は任意で、受けなくてもスカウトは届きます。</p>
        <p>{resultTexts.use}</p>
      </>
    ),
  },
  {
    id: 'score',
    title: '得点の数え方',
    body: (
      <Items>
        {[
          '能力検査は、正解した数だけを数えます。誤答による減点はなく、未回答は不正解です。',
          '問題は、分野と難易度の割合をそろえて、一人ひとり違う組を出します。解き方が同じ型の問題は、1つの組に2問入れません。選択肢の順番も人によって違います。',
          `結果は5段階で示します。はじめは正答率30・45・65・80%で区切ります（基準づくり中）。同じ卒業年の受検者が${leastTakers}人を超えたセクションは、その中での7・24・38・24・7%の段階に、毎月改めます。全国平均ではありません。`,
          '性格検査の%は、左右の文のどちらにどれだけ近いかの平均です。良い・悪いはなく、型に分けることもしません。',
        ]}
      </Items>
    ),
  },
  { id: 'precision', title: '確かさ', body: <ManualScales scales={scales} /> },
  {
    id: 'reading',
    title: '結果の読み方',
    body: (
      <Items>
        {[
          '1問の差は誤差の範囲です。セクションの結果には±2問の幅を、性格検査には±10ポイントの幅を、かならず添えて示します。',
          `模擬計算では、同じ人がもう一度受けたとき、セクションの段階が同じになるのは約${percent(simulatedBands.same)}、1段階以内に収まるのは約${percent(simulatedBands.withinOne)}です。合計では、同じ段階が約${percent(simulatedBands.sameOfTotal)}、1段階以内が約${percent(simulatedBands.withinOneOfTotal)}です。`,
          'そのため、順位や合格点は示しません。企業がセクションの得点で学生を絞り込むこともできません。',
          '性格検査で差が15ポイント未満の2人は、「ほぼ同じ」と読んでください。',
        ]}
      </Items>
    ),
  },
  {
    id: 'fairness',
    title: '公平さのための取り組み',
    body: (
      <Items>
        {[
          '知識や地域、性別の役割によって有利・不利が出る題材を使いません。',
          '500人以上が答えた問題は、同じ得点の人どうしで、文系と理系、パソコンとスマートフォンの差を調べます。',
          '出題が多すぎる問題、急に正答率が上がった問題、急に速く解かれるようになった問題は、確かめて120日休ませます。',
          '時間は1.33倍または1.5倍に延ばせます。読み上げソフトと大きな図も選べます。理由は聞かず、企業にも示しません。',
          `難しい問題に、ほかの受検者の時間の中央値の${Math.round(fastShare * 100)}%に満たない速さで${fastAnswersThatAsk}問以上正解したときは、結果を「確認中」として、別の${recheckItems}問をお願いします。${leastRight}問以上の正解で確認は終わり、点数は変わりません。届かないときも自動では取り消さず、担当者が確かめます。`,
          `自宅での受検で、監視はしません。企業には「${resultTexts.place}」と示します。`,
        ]}
      </Items>
    ),
  },
  {
    id: 'unknown',
    title: 'まだ分かっていないこと',
    body: (
      <Items>
        {[
          '実際の受検者での確かさは、受けた人が増えてから、この表を入れ替えて示します。それまでの数は、問題の難しさが計画どおりだったときの見込みです。',
          '問題の難易度は作成者の見積もりです。見積もりがずれていると、組による難しさの差は、計画の約0.2問から約0.3問に広がります。',
          '入社後の活躍や学業の成績との関係は、調べていません。予測できるとは言えません。',
          '2週間をあけた受け直しで、性格検査の結果がどのくらい変わらないかは、まだ調べていません。',
          '自宅での受検で、ほかの人や道具の助けを借りた結果がどのくらいあるかは、分かりません。',
        ]}
      </Items>
    ),
  },
  {
    id: 'data',
    title: 'データの扱い',
    body: (
      <Items>
        {[
          '結果は、本人が公開を選ぶまで、本人だけが見られます。公開はいつでもやめられ、結果はいつでも削除できます。',
          `回答は卒業年の${answerKeptYears}年後まで保管し、その後は集計した数だけを残します。問題の集計は、10人以上が答えたものだけです。`,
          `証明書のリンクは、期限が過ぎるか本人が終えると見られなくなり、その${certificateKeptDays}日後に消えます。`,
          `次の受検は、能力検査は${retakeDays.INTELLECTUAL}日後、性格検査は${retakeDays.PERSONALITY}日後からです。`,
        ]}
      </Items>
    ),
  },
]
