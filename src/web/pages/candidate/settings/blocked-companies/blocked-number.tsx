import { useRouteLoaderData } from 'react-router'
import { productNameOf } from '#web/parts/page/title.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import styles from './blocked-companies.module.css'
import { BlockForm, type Blocking } from './blocking.tsx'

type BlockedNumberProps = { corporateNumber: string; blocking: Blocking }

/** A company that is blocked from the day it comes. */
export function BlockedNumber({ corporateNumber, blocking }: BlockedNumberProps) {
  const productName = productNameOf(useRouteLoaderData('root'))
  return (
    <li className={styles.row}>
      <div className={styles.number}>
        <Icon name="building" />
        <p>
          法人番号 <span className="num">{corporateNumber}</span>
          <small>{productName}の利用を始めたときから表示されません</small>
        </p>
        <BlockForm blocking={blocking} intent="unblockNumber" name="corporateNumber" values={[corporateNumber]}>
          <span className="visually-hidden">法人番号{corporateNumber}のブロックを</span>解除
        </BlockForm>
      </div>
    </li>
  )
}
