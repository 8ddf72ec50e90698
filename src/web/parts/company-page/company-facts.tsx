import { grouped } from '#ground/grouped.ts'
import { shownPostalCode } from '#ground/postal-code.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass, linkClass } from '#web/ui/link-button.tsx'
import { Name, Phrases } from '#web/ui/phrases.tsx'
import { capitalText, foundedText } from './amounts.ts'
import styles from './company-facts.module.css'

const CompanyFactsFields = graphql(`
  fragment CompanyFacts on Company {
    legalName
    industries {
      id
      label
    }
    companySize {
      label
    }
    employees
    foundedOn
    capitalYen
    representative
    postalCode
    prefecture {
      label
    }
    city
    addressLine
    building
    offices {
      id
      label
    }
    phones {
      id
      label
      number
      shownNumber
    }
    urls {
      label
      url
    }
    companySelectionCriteria {
      id
      label
    }
    youthInformation {
      kind
      label
      body
    }
  }
`)

/** The box beside a company's page: facts, 企業選びの軸 and 青少年雇用情報. What is not said is left out. */
export function CompanyFacts({ company }: { company: FragmentType<typeof CompanyFactsFields> }) {
  const {
    legalName,
    industries,
    companySize,
    employees,
    foundedOn,
    capitalYen,
    representative,
    offices,
    phones,
    urls,
    companySelectionCriteria,
    youthInformation,
    ...address
  } = readFragment(CompanyFactsFields, company)
  const people = employees === null ? null : `${grouped(employees)}名`
  const size = [people, companySize && (people ? `（${companySize.label}）` : companySize.label)]
    .filter(Boolean)
    .join('')
  const facts = [
    ['法人名', legalName && <Name key="name">{legalName}</Name>],
    ['業界', industries.map(({ label }) => label).join('／')],
    ['従業員', size],
    ['設立', foundedOn && foundedText(foundedOn)],
    ['資本金', capitalYen === null ? '' : capitalText(capitalYen)],
    ['代表者', representative],
    ['本社', addressText(address)],
    ['勤務地', workplacesText(address.prefecture, offices)],
  ] as const
  return (
    <>
      <Card as="section" className={styles.box} aria-labelledby="company-facts">
        <h2 id="company-facts">基本情報</h2>
        <Facts className={styles.facts}>
          {facts.map(
            ([label, text]) =>
              text && (
                <Fact key={label} label={label}>
                  {text}
                </Fact>
              ),
          )}
          {phones.length > 0 && (
            <Fact label="電話">
              <ul className={styles.phones}>
                {phones.map(({ id, label, number, shownNumber }) => (
                  <li key={id}>
                    <a className={linkClass('num')} href={`tel:${number}`}>
                      {shownNumber}
                    </a>
                    <small>{label}</small>
                  </li>
                ))}
              </ul>
            </Fact>
          )}
        </Facts>
        {urls.length > 0 && (
          <ul className={styles.urls}>
            {urls.map(({ label, url }) => (
              <li key={url}>
                <a className={linkButtonClass()} href={url} target="_blank" rel="noopener noreferrer">
                  {label}
                  <Icon name="external" size="small" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {companySelectionCriteria.length > 0 && (
        <Card as="section" className={styles.box} aria-labelledby="company-criteria">
          <h2 id="company-criteria">
            <Phrases>大切にしていること</Phrases>
          </h2>
          <ul className="row-2">
            {companySelectionCriteria.map(({ id, label }) => (
              <li key={id}>
                <Badge kind="plum">{label}</Badge>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {youthInformation.length > 0 && (
        <Card as="section" className={styles.box} aria-labelledby="company-youth">
          <h2 id="company-youth">青少年雇用情報</h2>
          <Facts className={styles.stacked}>
            {youthInformation.map(({ kind, label, body }) => (
              <Fact key={kind} label={label}>
                {body}
              </Fact>
            ))}
          </Facts>
        </Card>
      )}
    </>
  )
}

type Place = { label: string }

type Address = {
  postalCode: string | null
  prefecture: Place | null
  city: string
  addressLine: string
  building: string
}

/** The head office's prefecture first; nothing where the address of the head office says it all. */
function workplacesText(headOffice: Place | null, offices: readonly Place[]) {
  const places = new Set([...(headOffice ? [headOffice] : []), ...offices].map(({ label }) => label))
  return offices.length > 0 ? [...places].join('・') : ''
}

function addressText({ postalCode, prefecture, city, addressLine, building }: Address) {
  const street = [`${prefecture?.label ?? ''}${city}${addressLine}`, building].filter(Boolean).join(' ')
  return street && postalCode ? `〒${shownPostalCode(postalCode)} ${street}` : street
}
