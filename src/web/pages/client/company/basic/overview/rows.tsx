import { grouped } from '#ground/grouped.ts'
import type { ReactNode } from 'react'
import { shownPostalCode } from '#ground/postal-code.ts'
import { foundedDayText } from '#web/parts/company-page/amounts.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { amountText } from '../edit/information-draft.ts'
import type { Basic } from '../load.ts'
import type { SectionKey } from '../sections.ts'
import styles from './overview.module.css'

type RowsProps = { section: SectionKey; basic: Basic }

/** The stored values of one section; a missing value says so. */
export function Rows({ section, basic: { company: own, corporateNumber } }: RowsProps) {
  switch (section) {
    case 'names':
      return (
        <Facts className={styles.facts}>
          <Fact label="正式な社名">{own.legalName}</Fact>
          <Fact label="表示する社名">{own.displayName}</Fact>
          <Fact label="フリガナ">{or(own.kana)}</Fact>
          <Fact label="法人番号">
            <span className="num">{corporateNumber}</span>
            <small className={styles.note}>変更は運営の担当者が承ります</small>
          </Fact>
        </Facts>
      )
    case 'information':
      return (
        <Facts className={styles.facts}>
          <Fact label="業界">{or(own.industries.map(({ label }) => label).join('、'))}</Fact>
          <Fact label="規模">{or(own.companySize?.label)}</Fact>
          <Fact label="従業員数">{or(own.employees && `${grouped(own.employees)}名`)}</Fact>
          <Fact label="設立">{or(own.foundedOn && foundedDayText(own.foundedOn))}</Fact>
          <Fact label="資本金">{or(own.capitalYen && amountText(String(own.capitalYen)))}</Fact>
          <Fact label="代表者">{or(own.representative)}</Fact>
          <Fact label="URL">{own.urls.length === 0 ? none : <Urls urls={own.urls} />}</Fact>
        </Facts>
      )
    case 'address':
      return (
        <Facts className={styles.facts}>
          <Fact label="本社">
            {own.postalCode ? (
              <>
                〒{shownPostalCode(own.postalCode)}
                <br />
                {[own.prefecture?.label, own.city, own.addressLine].join('')}
                {own.building && `　${own.building}`}
              </>
            ) : (
              none
            )}
          </Fact>
          <Fact label="拠点">{or(own.offices.map(({ label }) => label).join('、'))}</Fact>
        </Facts>
      )
    case 'phones':
      if (own.phones.length === 0) return <p className="quiet">まだ登録されていません。</p>
      return (
        <ul className={styles.phones}>
          {own.phones.map(({ id, label, shownNumber }) => (
            <li key={id}>
              <span className="num">{shownNumber}</span>
              <small className={styles.note}>{label}</small>
            </li>
          ))}
        </ul>
      )
    case 'others':
      if (own.others.length === 0) return <p className="quiet">まだ登録されていません。</p>
      return (
        <Facts className={styles.facts}>
          {own.others.map(({ title, body }) => (
            <Fact key={title} label={title}>
              <span className={styles.body}>{body}</span>
            </Fact>
          ))}
        </Facts>
      )
    case 'logo':
    case 'cover':
      return null
  }
}

const none = <span className={styles.none}>未登録</span>
const or = (text: ReactNode) => text || none

const Urls = ({ urls }: { urls: Basic['company']['urls'] }) => (
  <ul className={styles.urls}>
    {urls.map(({ label, url }) => (
      <li key={url}>
        <a className={linkClass()} href={url} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      </li>
    ))}
  </ul>
)
