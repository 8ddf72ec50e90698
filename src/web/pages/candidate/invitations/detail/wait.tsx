import { Suspense, useState } from 'react'
import { silentDays } from '#domain/scout-invitation/rules.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { CompanyWaitFragment, OwedWord } from '#web/generated/graphql.ts'
import { pagePart, usePartsAtRest } from '#web/first-paint/page-part.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { isLate, owedWordNames } from '../../parts/wait-words.ts'
import { Press } from './press.tsx'
import styles from './wait.module.css'

const CompanyWaitFields = graphql(`
  fragment CompanyWait on ScoutInvitation {
    id
    contactedAt
    asksArrival
    company {
      displayName
    }
    schedulingDateRequest {
      status
    }
    wait {
      word
      dueOn
      isSilent
      canPrompt
      promptedAt
    }
  }
`)

const later = { EndWait: pagePart(() => import('./end-wait.tsx')) }

type Wait = NonNullable<CompanyWaitFragment['wait']>

/** Says until when the company owes which word, and gives the student an act once the day is over. */
export function CompanyWait({ invitation }: { invitation: FragmentType<typeof CompanyWaitFields> }) {
  const { id, wait, asksArrival, contactedAt, company, schedulingDateRequest } = readFragment(
    CompanyWaitFields,
    invitation,
  )
  if (!wait) return null
  return (
    <Card as="section" className={styles.wait} aria-labelledby="wait">
      {asksArrival && contactedAt ? (
        <Arrival companyName={company.displayName} contactedAt={contactedAt} />
      ) : (
        <Owed
          id={id}
          wait={wait}
          companyName={company.displayName}
          hasWish={schedulingDateRequest?.status === 'REQUESTED'}
        />
      )}
    </Card>
  )
}

function Arrival({ companyName, contactedAt }: { companyName: string; contactedAt: string }) {
  return (
    <>
      <h2 id="wait">連絡は届いていますか</h2>
      <p>
        <Phrases>{`${companyName}が、${monthDay(contactedAt)}に「連絡した」と記録しました。メールが見つからないときは、迷惑メールのフォルダーも確認してください。`}</Phrases>
      </p>
      <div className={styles.acts}>
        <Press intent="missing" kind="secondary">
          まだ届いていません
        </Press>
        <Press intent="arrived">届いた</Press>
      </div>
    </>
  )
}

const asks: Record<OwedWord, string> = {
  CONTACT: '登録の電話番号かメールアドレスへの連絡をお願いしています。',
  DATES: '日程の希望への返信をお願いしています。返信を待つあいだ、あなたの期限は進みません。',
  NEXT_DATES: '次のご案内の日程をお願いしています。希望の日時があれば、担当者に伝えられます。',
  OUTCOME: '選考や面談のその後について、連絡をお願いしています。',
}

type OwedProps = { wait: Wait; companyName: string }

function Owed({ id, wait, companyName, hasWish }: OwedProps & { id: string; hasWish: boolean }) {
  const now = useNow()
  const { word, dueOn, isSilent } = wait
  if (isSilent) return <Silent wait={wait} companyName={companyName} />
  if (isLate(wait, now)) return <Late wait={wait} companyName={companyName} />
  return (
    <>
      <h2 id="wait">
        <Phrases>{`${companyName}から、${monthDay(dueOn)}までに`}</Phrases>
      </h2>
      <p>
        <Phrases>{asks[word]}</Phrases>
      </p>
      {word === 'CONTACT' && (
        <div className={styles.acts}>
          <ArrivedAlready />
        </div>
      )}
      {word === 'NEXT_DATES' && (
        <div className={styles.acts}>
          <ButtonLink kind="quiet" to={urls.candidate.dateRequested(id)}>
            {hasWish ? '送った希望を見る' : '希望の日時を伝える'}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

/** A company may have called and recorded nothing. */
const ArrivedAlready = () => (
  <Press intent="arrived" kind="quiet">
    もう連絡が届いた
  </Press>
)

function Late({ wait: { word, dueOn, canPrompt, promptedAt }, companyName }: OwedProps) {
  return (
    <>
      <h2 id="wait">
        <Phrases>{`${monthDay(dueOn)}の期限を過ぎています`}</Phrases>
      </h2>
      <p>
        <Phrases>
          {promptedAt
            ? `${companyName}に、${monthDay(promptedAt)}に催促しました。返事が届くと、お知らせします。`
            : `${companyName}からの${owedWordNames[word]}が、まだありません。催促すると、期限を過ぎていることを担当者にていねいに伝えます（1回だけ）。`}
        </Phrases>
      </p>
      <div className={styles.acts}>
        {word === 'CONTACT' && <ArrivedAlready />}
        {canPrompt && <Press intent="prompt">催促する</Press>}
      </div>
    </>
  )
}

function Silent({ wait: { word, canPrompt }, companyName }: OwedProps) {
  const [isEnding, setEnding] = useState<boolean | null>(null)
  usePartsAtRest(later)
  return (
    <>
      <h2 id="wait">返事がありませんでした</h2>
      <p>
        <Phrases>{`${companyName}からの${owedWordNames[word]}がないまま、${silentDays}日以上が過ぎました。あなたのせいではありません。`}</Phrases>
      </p>
      <p className="quiet">
        <Phrases>返事がなかったことは、企業の対応の記録に数えられます。</Phrases>
      </p>
      <div className={styles.acts}>
        {word === 'CONTACT' && <ArrivedAlready />}
        <Button kind="quiet" className="scripted-only" onClick={() => setEnding(true)}>
          終わりにする
        </Button>
        <noscript>
          <form method="post">
            <input type="hidden" name="intent" value="end" />
            <Button type="submit" kind="quiet">
              終わりにする
            </Button>
          </form>
        </noscript>
        {canPrompt ? (
          <Press intent="prompt">催促して待つ</Press>
        ) : (
          <Press intent="wait" kind="secondary">
            待つ
          </Press>
        )}
      </div>
      {isEnding !== null && (
        <Suspense>
          <later.EndWait companyName={companyName} open={isEnding} onClose={() => setEnding(false)} />
        </Suspense>
      )}
    </>
  )
}
