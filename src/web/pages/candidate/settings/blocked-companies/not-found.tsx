import { useRouteLoaderData } from 'react-router'
import { wordsOf } from '#domain/candidate-account/blocked-company/rules.ts'
import { isCorporateNumber } from '#ground/validation/company-validation.ts'
import { productNameOf } from '#web/parts/page/title.ts'
import styles from './blocked-companies.module.css'
import { BlockForm, type Blocking } from './blocking.tsx'

type NotFoundProps = { search: string; blocking: Blocking; isListed: readonly string[] }

/** No company on the service: a 法人番号 can be blocked before its company comes. */
export function NotFound({ search, blocking, isListed }: NotFoundProps) {
  const words = wordsOf(search)
  const productName = productNameOf(useRouteLoaderData('root'))
  if (!isCorporateNumber(words))
    return (
      <div className={styles.none}>
        <p>{productName}を利用している企業には、見つかりませんでした。</p>
        <p className="quiet">
          まだ利用していない企業は、13桁の法人番号で前もってブロックできます。法人番号は、国税庁の法人番号公表サイトで調べられます。
        </p>
      </div>
    )
  return (
    <div className={styles.none}>
      <p>この法人番号の企業は、{productName}をまだ利用していません。</p>
      {isListed.includes(words) ? (
        <p className="quiet">利用を始めたときから、あなたは表示されません。</p>
      ) : (
        <BlockForm blocking={blocking} intent="blockNumber" name="corporateNumber" values={[words]}>
          利用を始める前にブロックする
        </BlockForm>
      )}
    </div>
  )
}
