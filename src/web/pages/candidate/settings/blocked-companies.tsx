import { Form, useFetcher } from 'react-router'
import { searchText } from '#domain/candidate-account/blocked-company/rules.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { PagePart } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { firstLetters } from '#ground/text-length.ts'
import type { Route } from './+types/blocked-companies'
import { BlockedCompany } from './blocked-companies/blocked-company.tsx'
import { BlockedNumber } from './blocked-companies/blocked-number.tsx'
import styles from './blocked-companies/blocked-companies.module.css'
import { FoundCompany } from './blocked-companies/found-company.tsx'
import { NotFound } from './blocked-companies/not-found.tsx'
import { BlockRefusal, useBlocking, type BlockAnswer } from './blocked-companies/blocking.tsx'
import { SettingsPage } from './parts/settings-page.tsx'

const BlockedCompaniesPage = graphql(`
  query BlockedCompaniesPage($search: String!) {
    companiesToBlock(search: $search) {
      id
      ...FoundCompany
    }
    blockList {
      companies {
        id
        ...BlockedCompany
      }
      corporateNumbers
    }
  }
`)
const BlockCompanies = graphql(`
  mutation BlockCompanies($companyIds: [ID!]!) {
    blockCompanies(companyIds: $companyIds)
  }
`)
const UnblockCompanies = graphql(`
  mutation UnblockCompanies($companyIds: [ID!]!) {
    unblockCompanies(companyIds: $companyIds)
  }
`)
const BlockCorporateNumber = graphql(`
  mutation BlockCorporateNumber($corporateNumber: String!) {
    blockCorporateNumber(corporateNumber: $corporateNumber)
  }
`)
const UnblockCorporateNumber = graphql(`
  mutation UnblockCorporateNumber($corporateNumber: String!) {
    unblockCorporateNumber(corporateNumber: $corporateNumber)
  }
`)

const searchOf = (url: URL) => firstLetters(url.searchParams.get('search') ?? '', searchText.max)
const load = async (ask: Ask, { url }: ClientArgs) => {
  const search = searchOf(url)
  return { search, ...(await ask(BlockedCompaniesPage, { search })) }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const idsOf = (form: FormData) => form.getAll('companyId').filter((id) => typeof id === 'string')
const blocked = (undo: Record<string, string[]>): BlockAnswer => ({ done: 'companyBlocked', undo })
const unblocked = (undo: Record<string, string[]>): BlockAnswer => ({ done: 'companyUnblocked', undo })
const actOnBlocks = act({
  block: async (ask: Ask, form: FormData) => {
    const companyIds = idsOf(form)
    await ask(BlockCompanies, { companyIds })
    return blocked({ intent: ['unblock'], companyId: companyIds })
  },
  unblock: async (ask: Ask, form: FormData) => {
    const companyIds = idsOf(form)
    await ask(UnblockCompanies, { companyIds })
    return unblocked({ intent: ['block'], companyId: companyIds })
  },
  blockNumber: async (ask: Ask, form: FormData) => {
    const corporateNumber = formText(form, 'corporateNumber')
    await ask(BlockCorporateNumber, { corporateNumber })
    return blocked({ intent: ['unblockNumber'], corporateNumber: [corporateNumber] })
  },
  unblockNumber: async (ask: Ask, form: FormData) => {
    const corporateNumber = formText(form, 'corporateNumber')
    await ask(UnblockCorporateNumber, { corporateNumber })
    return unblocked({ intent: ['blockNumber'], corporateNumber: [corporateNumber] })
  },
})
export const action = actOnServer(actOnBlocks)
export const clientAction = actOnClient(actOnBlocks)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('ブロックした企業', matches)

export default function BlockedCompanies({ loaderData, actionData }: Route.ComponentProps) {
  const { search, companiesToBlock: found, blockList } = loaderData
  const fetcher = useFetcher<BlockAnswer>()
  const blocking = useBlocking(fetcher)
  const isEmpty = blockList.companies.length + blockList.corporateNumbers.length === 0
  return (
    <SettingsPage
      title="ブロックした企業"
      about="アルバイト先や家族の勤務先などに、あなたのプロフィールを見せないようにできます。ブロックしたことは、企業に伝わりません。スカウトが終わるときは、「辞退」としてお知らせします。"
    >
      <Form method="get" role="search" className={styles.search}>
        <SearchField
          key={search}
          label={searchText.label}
          name="search"
          defaultValue={search}
          maxLength={searchText.max}
          placeholder={searchText.label}
        />
        <Button type="submit" kind="secondary">
          さがす
        </Button>
      </Form>
      <BlockRefusal answer={fetcher.data ?? actionData} />
      {search && (
        <PagePart id="found" title={`「${search}」の検索結果`}>
          {found.length === 0 ? (
            <NotFound search={search} blocking={blocking} isListed={blockList.corporateNumbers} />
          ) : (
            <ul className="panel">
              {found.map((company) => (
                <FoundCompany key={company.id} company={company} blocking={blocking} />
              ))}
            </ul>
          )}
        </PagePart>
      )}
      <PagePart id="blocked" title="ブロック中">
        {isEmpty ? (
          <EmptyState title="ブロックしている企業はありません" heading="h3">
            企業名か法人番号で探して、ブロックできます。
          </EmptyState>
        ) : (
          <ul className="panel">
            {blockList.companies.map((company) => (
              <BlockedCompany key={company.id} company={company} blocking={blocking} />
            ))}
            {blockList.corporateNumbers.map((number) => (
              <BlockedNumber key={number} corporateNumber={number} blocking={blocking} />
            ))}
          </ul>
        )}
      </PagePart>
    </SettingsPage>
  )
}
