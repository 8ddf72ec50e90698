import { Link, useFetcher } from 'react-router'
import { urls } from '#ground/urls.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import type { Basic } from '../load.ts'
import styles from './overview.module.css'

/** Whether visitors without an account may open the page, with a sentence on what becomes visible. */
export function Visibility({ basic, canWrite }: { basic: Basic; canWrite: boolean }) {
  const { isPublic, sections, company } = basic
  const fetcher = useFetcher<Answer>()
  const version = sections.find(({ section }) => section === 'VISIBILITY')?.version ?? 0
  const refused = refusedOf(fetcher.data)
  useSuccessMessage(fetcher.data)
  return (
    <Card as="section" className={styles.start} aria-labelledby="visibility">
      <div>
        <h2 id="visibility" className="line-2">
          <Icon name={isPublic ? 'eye' : 'eye-off'} />
          <Phrases>{isPublic ? '一般に公開しています' : '一般には公開していません'}</Phrases>
        </h2>
        <p>
          {isPublic
            ? '企業ページと公開中の募集は、ログインしていない人にも表示され、検索サイトにも載ります。'
            : `${basic.isSetUp ? 'いまは登録した学生だけが読めます。' : 'まだ、だれにも表示していません。企業情報の登録が終わると、登録した学生に表示します。'}公開すると、企業ページと公開中の募集が、ログインしていない人や検索サイトにも表示されます。学生の情報やスカウトの内容が公開されることはありません。`}
        </p>
        {isPublic && (
          <Link className={linkButtonClass()} to={urls.candidate.company(company.id)} target="_blank">
            公開ページを見る
            <Icon name="external" size="small" />
          </Link>
        )}
        <ErrorNotice message={refused?.message} />
      </div>
      {canWrite && (
        <fetcher.Form method="post">
          <input type="hidden" name="intent" value={isPublic ? 'closePage' : 'openPage'} />
          <input type="hidden" name="version" value={version} />
          <IdempotencyKey intention={`visibility-${version}`} />
          <Button kind="secondary" type="submit" busy={isOnItsWay(fetcher)}>
            {isPublic ? '一般公開をやめる' : '一般に公開する'}
          </Button>
        </fetcher.Form>
      )}
    </Card>
  )
}
