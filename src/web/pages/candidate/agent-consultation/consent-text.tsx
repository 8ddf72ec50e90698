import { useRouteLoaderData } from 'react-router'
import { handedOver } from '#domain/candidate-account/consent/agent-consultation/rules.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { productNameOf } from '#web/parts/page/title.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import styles from './agent-consultation.module.css'

/** The text of this version: a change of its meaning is a new version. */
export function ConsentText({ partner }: { partner: { name: string; licenseNumber: string } }) {
  const productName = productNameOf(useRouteLoaderData('root'))
  const { version, effectiveOn } = consentTexts.agentConsultation
  return (
    <>
      <p className={styles.text}>
        求人の紹介と面接の調整は、{partner.name}が行う職業紹介です。{productName}
        は職業紹介を行わず、同意をいただいたときに、下の情報を同社へ渡します。
      </p>
      <Facts>
        <Fact label="提供先">{partner.name}</Fact>
        <Fact label="許可番号">有料職業紹介事業 {partner.licenseNumber}</Fact>
        <Fact label="目的">就職活動の相談、求人の紹介、応募と面接の調整</Fact>
        <Fact label="渡す情報">
          <ul className="stack-1">
            {handedOver.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Fact>
        <Fact label="渡さない情報">適性検査の結果、スカウトとその返事、閲覧の記録</Fact>
        <Fact label="費用">相談は無料です</Fact>
        <Fact label="文面">
          第{version}版（{longDate(effectiveOn)}）
        </Fact>
        <Fact label="取り消し">このページでいつでも取り消せます。取り消すと、同社に利用の停止と削除を求めます</Fact>
      </Facts>
      <p className={`${styles.text} quiet`}>相談しなくても、スカウトの届き方や企業からの見え方は変わりません。</p>
    </>
  )
}
