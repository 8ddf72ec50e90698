import type { ReactNode } from 'react'
import type { ApplicationChecksFragment } from '#web/generated/admin/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Section } from '../../parts/section.tsx'
import styles from './detail.module.css'

const ApplicationChecks = graphql(`
  fragment ApplicationChecks on PreRegistration {
    corporateNumber
    isCorporateNumberRight
    hasUsedTrial
    mailDomain
    isFreeMail
    companiesAlike {
      matches
    }
    applicationsAlike {
      id
    }
  }
`)

/** Checks that a machine can make. The existence of the company is looked up by a person. */
export function ChecksSection({ application }: { application: FragmentType<typeof ApplicationChecks> }) {
  const checked = readFragment(ApplicationChecks, application)
  const { mailDomain, isFreeMail, companiesAlike, applicationsAlike } = checked
  const isOnSite = companiesAlike.some(({ matches }) => matches.includes('SITE'))
  return (
    <Section id="checks" title="確認">
      <ul className={styles.checks}>
        <CorporateNumber checked={checked} />
        <Check isGood={!isFreeMail} title={`メールのドメイン：${mailDomain}`}>
          {isFreeMail ? (
            '誰でも取得できるメールです。電話などで、会社の方かどうかを手動で確認してください。'
          ) : (
            <>
              {isOnSite && '登録済みの企業のサイトと一致しています。'}
              会社のサイトのドメインと同じかどうかを見比べてください：
              <a className={linkClass()} href={`https://${mailDomain}/`} target="_blank" rel="noreferrer">
                {mailDomain}を開く<span className="visually-hidden">（新しいタブ）</span>
              </a>
            </>
          )}
        </Check>
        <Check isGood={companiesAlike.length === 0} title="利用中の企業との重なり">
          {companiesAlike.length === 0
            ? '同じ名前・サイト・メールのドメインの企業はありません。'
            : `似た企業が${companiesAlike.length}社あります。下の一覧を確認してください。`}
        </Check>
        <Check isGood={applicationsAlike.length === 0} title="ほかの申込との重なり">
          {applicationsAlike.length === 0
            ? '同じ会社・同じメールからの申込は、この1年ありません。'
            : `同じ会社または同じメールからの申込が${applicationsAlike.length}件あります。`}
        </Check>
      </ul>
    </Section>
  )
}

/** The state's site tells which company has the number. */
const numberSite = (number: string) =>
  `https://www.houjin-bangou.nta.go.jp/henkorireki-johoto.html?selHouzinNo=${number}`

function CorporateNumber({ checked }: { checked: ApplicationChecksFragment }) {
  const { corporateNumber, isCorporateNumberRight, hasUsedTrial } = checked
  if (!corporateNumber)
    return (
      <Check isGood={false} title="法人番号：未入力">
        法人番号を伺う前の申込です。会社の実在を手動で確認してください。
      </Check>
    )
  return (
    <Check isGood={isCorporateNumberRight === true} title={`法人番号：${corporateNumber}`}>
      {isCorporateNumberRight
        ? 'チェックデジットは一致しています。名称と所在地を見比べてください：'
        : 'チェックデジットが一致しません。'}
      {isCorporateNumberRight && (
        <a className={linkClass()} href={numberSite(corporateNumber)} target="_blank" rel="noreferrer">
          国税庁の公表サイトを開く<span className="visually-hidden">（新しいタブ）</span>
        </a>
      )}
      {hasUsedTrial && '　この法人番号は、トライアルを利用済みです。'}
    </Check>
  )
}

function Check({ isGood, title, children }: { isGood: boolean; title: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={isGood ? 'check' : 'warning'} className={isGood ? styles.good : styles.look} />
      <div>
        <b>
          {title}
          <span className="visually-hidden">{isGood ? '（問題なし）' : '（要確認）'}</span>
        </b>
        <p>{children}</p>
      </div>
    </li>
  )
}
