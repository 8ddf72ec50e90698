import { useState } from 'react'
import { silentDays } from '#domain/scout-invitation/rules.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { CompanyWaitFragment, OwedWord } from '#web/generated/graphql.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { isLate, owedWordNames } from '../../parts/wait-words.ts'
import { Press } from './press.tsx'
import styles from './wait.module.css'

const CompanyWaitFields = graphql(`
  fragment CompanyWait on ScoutInvitation {
    contactedAt
    asksArrival
    company {
      displayName
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

type Wait = NonNullable<CompanyWaitFragment['wait']>

/** Says until when the company owes which word, and gives the student an act once the day is over. */
export function CompanyWait({ invitation }: { invitation: FragmentType<typeof CompanyWaitFields> }) {
  const { wait, asksArrival, contactedAt, company } = readFragment(CompanyWaitFields, invitation)
  if (!wait) return null
  return (
    <Card as="section" className={styles.wait} aria-labelledby="wait">
      {asksArrival && contactedAt ? (
        <Arrival companyName={company.displayName} contactedAt={contactedAt} />
      ) : (
        <Owed wait={wait} companyName={company.displayName} />
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
  OUTCOME: '選考や面談のその後について、連絡をお願いしています。',
}

type OwedProps = { wait: Wait; companyName: string }

function Owed({ wait, companyName }: OwedProps) {
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
  const [isEnding, setEnding] = useState(false)
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
      <ConfirmAct
        open={isEnding}
        onClose={() => setEnding(false)}
        title="このスカウトを終わりにしますか"
        fields={{ intent: 'end' }}
        verb="終わりにする"
        cancel="残しておく"
      >
        <p>{companyName}に、返事がないまま終了したことを伝えます。</p>
        <p className="quiet">この操作は元に戻せません。</p>
      </ConfirmAct>
    </>
  )
}
