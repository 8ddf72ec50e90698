import type { ReactNode } from 'react'
import { consentTexts } from '#ground/consent-texts.ts'
import { useRootData } from '#web/document/root-data.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { PublicSettings } from '#web/document/settings.ts'
import styles from './legal-page.module.css'
import { NumberedParts, type NumberedPart } from './numbered-parts.tsx'
import { OpenFrame } from './open-frame.tsx'

export type Operator = Omit<PublicSettings, 'isDemo' | 'isProduction'>
export type LegalSection = NumberedPart

type LegalPageProps = {
  title: string
  text: keyof typeof consentTexts
  lead: (operator: Operator) => ReactNode
  sections: (operator: Operator) => LegalSection[]
}

/** A long legal text outside the areas, with its summary, the responsible company, and the contact. */
export function LegalPage({ title, text, lead, sections }: LegalPageProps) {
  const operator = useRootData()
  if (!operator) return null
  const parts = [
    ...sections(operator),
    { id: 'operator', title: '運営者とお問い合わせ先', body: <OperatorFacts {...operator} /> },
  ]
  return (
    <OpenFrame className={styles.page}>
      <h1>
        <Phrases>{title}</Phrases>
      </h1>
      <Effective text={text} />
      <div className={styles.lead}>{lead(operator)}</div>
      <NumberedParts parts={parts} />
    </OpenFrame>
  )
}

function Effective({ text }: Pick<LegalPageProps, 'text'>) {
  const { version, effectiveOn } = consentTexts[text]
  return (
    <p className={styles.effective}>
      第{version}版　<time dateTime={effectiveOn}>{longDate(effectiveOn)}</time> 施行
    </p>
  )
}

function OperatorFacts({ operatorName, operatorAddress, operatorMail, operatorPhone, noticeNumber }: Operator) {
  return (
    <>
      <p>ご質問、苦情、開示や削除などのご請求は、次の窓口で受け付けます。内容を確かめ、できるだけ早くお返事します。</p>
      <dl className={styles.operator}>
        <div>
          <dt>運営者</dt>
          <dd>{operatorName}</dd>
        </div>
        <div>
          <dt>所在地</dt>
          <dd>{operatorAddress}</dd>
        </div>
        <div>
          <dt>メール</dt>
          <dd>
            <a className={linkClass()} href={`mailto:${operatorMail}`}>
              {operatorMail}
            </a>
          </dd>
        </div>
        {operatorPhone && (
          <div>
            <dt>電話</dt>
            <dd>
              <a className={linkClass()} href={`tel:${operatorPhone}`}>
                {operatorPhone}
              </a>
            </dd>
          </div>
        )}
        {noticeNumber && (
          <div>
            <dt>届出</dt>
            <dd>特定募集情報等提供事業　届出受理番号 {noticeNumber}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

export function Items({ children }: { children: readonly ReactNode[] }) {
  return (
    <ul className={styles.items}>
      {children.map((item, at) => (
        <li key={at}>{item}</li>
      ))}
    </ul>
  )
}
