import type { ReactNode } from 'react'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { Icon } from '#web/ui/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Section } from '../../parts/section.tsx'
import styles from './detail.module.css'

const ApplicationChecks = graphql(`
  fragment ApplicationChecks on PreRegistration {
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

/** What the machine can look at. The existence of the company is looked up by a person. */
export function ChecksSection({ application }: { application: FragmentType<typeof ApplicationChecks> }) {
  const { mailDomain, isFreeMail, companiesAlike, applicationsAlike } = readFragment(ApplicationChecks, application)
  const isOnSite = companiesAlike.some(({ matches }) => matches.includes('SITE'))
  return (
    <Section id="checks" title="確認" half>
      <ul className={styles.checks}>
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
