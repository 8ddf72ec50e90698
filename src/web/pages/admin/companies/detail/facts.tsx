import { grouped } from '#ground/grouped.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { AdminRole } from '#web/generated/admin/graphql.ts'
import { isCorporateNumber } from '#ground/validation/company-validation.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Name, Phrases } from '#web/ui/phrases.tsx'
import { Section } from '../../parts/section.tsx'
import { ParentNumber } from './parent-number.tsx'

const CompanyFacts = graphql(`
  fragment CompanyFacts on Company {
    id
    displayName
    legalName
    kana
    corporateNumber
    parentCorporateNumber
    representative
    employees
    isPublic
    insertedAt
  }
`)

type FactsSectionProps = { company: FragmentType<typeof CompanyFacts>; role: AdminRole }

export function FactsSection({ company: masked, role }: FactsSectionProps) {
  const company = readFragment(CompanyFacts, masked)
  return (
    <Section id="facts" title="企業の情報">
      <Facts>
        <Fact label="正式名称">
          <Name>{company.legalName}</Name>
        </Fact>
        <Fact label="読み">{company.kana || '未入力'}</Fact>
        <Fact label="法人番号">
          <span className="num">{company.corporateNumber}</span>
          <wbr />
          <Phrases>
            {isCorporateNumber(company.corporateNumber)
              ? '（チェックデジットは一致）'
              : '（チェックデジットが一致しません）'}
          </Phrases>
        </Fact>
        <Fact label="親会社">
          <ParentNumber id={company.id} number={company.parentCorporateNumber ?? null} role={role} />
        </Fact>
        <Fact label="代表者">{company.representative || '未入力'}</Fact>
        <Fact label="従業員">{company.employees ? `${grouped(company.employees)}名` : '未入力'}</Fact>
        <Fact label="登録日">
          <span className="num">{slashDate(company.insertedAt)}</span>
        </Fact>
        <Fact label="企業ページ">
          {company.isPublic ? (
            <a className={linkClass()} href={urls.candidate.company(company.id)} target="_blank" rel="noreferrer">
              公開ページを開く<span className="visually-hidden">（新しいタブ）</span>
            </a>
          ) : (
            '一般には公開していません'
          )}
        </Fact>
      </Facts>
    </Section>
  )
}
