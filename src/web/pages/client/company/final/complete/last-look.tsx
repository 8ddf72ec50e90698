import { Form, Link } from 'react-router'
import type { SetUpPart } from '#domain/company/set-up/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import type { CompanyFinalPageQuery } from '#web/generated/graphql.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Content } from '#web/ui/content.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ErrorNotice, Notice } from '#web/ui/notice.tsx'
import { useCanWrite } from '../../../parts/can-write.ts'
import { Preview } from '../../parts/preview.tsx'
import { ReadOnly } from '../../parts/read-only.tsx'
import styles from './complete.module.css'

const formOf: Record<SetUpPart, string> = {
  BASIC: clientUrls.companyBasic(),
  TAGLINE: clientUrls.companyDescription('tagline', true),
  CONTENTS: clientUrls.companyDescription('contents', true),
}

type LastLookProps = { page: CompanyFinalPageQuery['ownCompanyPage']; refused: string | undefined }

/** Missing parts as links; once nothing is, the page as students will see it and the press that shows it. */
export function LastLook({ page: { missing, company }, refused }: LastLookProps) {
  const canWrite = useCanWrite()
  const isSending = useFormOnItsWay() !== undefined
  const isReady = missing.length === 0
  const pictures = [!company.logo && 'ロゴ', !company.cover && 'カバー画像'].filter((name) => name !== false)
  return (
    <Content width="large" className={styles.page}>
      <header className="stack-1">
        <h1>最後の確認</h1>
        <p className="quiet">
          {isReady
            ? '学生に見えるページを確かめて、公開してください。内容は公開したあとも編集できます。'
            : 'ページを公開するには、次の項目が必要です。'}
        </p>
      </header>
      {!canWrite && <ReadOnly />}
      <ErrorNotice message={refused} />
      {!isReady && (
        <Card as="section" className={styles.missing} aria-labelledby="missing">
          <h2 id="missing">
            <Phrases>公開に必要な項目が{missing.length}件あります</Phrases>
          </h2>
          <ul className="stack-1">
            {missing.map(({ part, label }) => (
              <li key={part}>
                <Link className={linkClass()} to={formOf[part]}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {isReady && pictures.length > 0 && (
        <Notice>
          {pictures.join('と')}がまだありません。登録すると、一覧で学生の目に留まりやすくなります。
          <Link className={linkClass()} to={clientUrls.companyBasicEdit(company.logo ? 'cover' : 'logo')}>
            登録する
          </Link>
        </Notice>
      )}
      {isReady && canWrite && (
        <Form method="post" className={styles.end}>
          <IdempotencyKey intention="complete" />
          <p>公開すると、掲載内容の確認日は今日になります。</p>
          <Button type="submit" name="intent" value="complete" busy={isSending}>
            {isSending ? '公開しています…' : 'この内容で公開する'}
          </Button>
        </Form>
      )}
      <Preview company={company} />
    </Content>
  )
}
