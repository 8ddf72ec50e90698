import { Form } from 'react-router'
import { urls } from '#ground/urls.ts'
import type { Refused } from '#web/carry/ask.ts'
import { readFragment } from '#web/generated/index.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { PageHead } from '#web/parts/page/page.tsx'
import { StudentCard, StudentCardFields } from '#web/parts/students/student-card.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Avatar, sceneOf } from '#web/ui/marks/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Horizon } from '#web/ui/marks/sun.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import type { Own } from './load.ts'
import { useRedirectTo } from './step-frame.tsx'
import styles from './onboarding.module.css'

/** The card that companies will see, and the choice whether they see it from now on; nothing is chosen before. */
export function End({ own, refused }: { own: Own; refused: Refused | undefined }) {
  const card = readFragment(StudentCardFields, own.asSeenByCompanies)
  const redirectTo = useRedirectTo()
  const isSending = useFormOnItsWay() !== undefined
  return (
    <>
      <Horizon className={styles.horizon} />
      <PageHead title="準備ができました。">公開すると、企業の採用担当者があなたを見つけられます。</PageHead>
      <h2 className={styles.seen}>
        <Phrases>企業からの見え方</Phrases>
      </h2>
      <article className={cardClass({ className: styles.card })} aria-label="企業から見えるカード">
        <Avatar photo={card.picture} scene={sceneOf(card.id)} />
        <StudentCard student={card} />
      </article>
      <p className={styles.note}>
        <Icon name="lock" size="small" />
        <Phrases>氏名・メールアドレス・電話番号は、あなたがスカウトを承認した企業にだけ表示されます。</Phrases>
      </p>
      <ErrorNotice message={refused?.message} />
      <Form method="post" className={styles.ends}>
        <IdempotencyKey intention={own.id} />
        <Button type="submit" name="intent" value="publish" wide busy={isSending}>
          プロフィールを公開する
        </Button>
        <Button type="submit" name="intent" value="publishAndTest" kind="secondary" wide busy={isSending}>
          公開して適性検査を受ける
        </Button>
        <p className="quiet">適性検査は任意で、約10分から受けられます。受けなくても、スカウトは届きます。</p>
        <Button type="submit" name="intent" value="later" kind="secondary" wide busy={isSending}>
          あとで公開する
        </Button>
        <p className="quiet">公開と非公開は、プロフィールの画面でいつでも切り替えられます。</p>
      </Form>
      <ButtonLink kind="quiet" to={urls.candidate.onboarding('step3', redirectTo)}>
        <Icon name="chevron-left" size="small" />
        入力に戻る
      </ButtonLink>
    </>
  )
}
