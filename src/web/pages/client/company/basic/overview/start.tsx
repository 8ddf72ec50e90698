import { clientUrls } from '#ground/client-urls.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Own } from '../load.ts'
import { sectionKeys, sections, type SectionKey } from '../sections.ts'
import styles from './overview.module.css'

/** The first time: how much is left, and where to begin. */
export function Start({ own, missing }: { own: Own; missing: readonly SectionKey[] }) {
  const [first] = missing
  const required = sectionKeys.filter((key) => sections[key].isRequired).length
  const isBegun = missing.length < required || sectionKeys.some((key) => key !== 'names' && sections[key].isDone(own))
  return (
    <Card as="section" className={styles.start} aria-labelledby="start">
      <div>
        <h2 id="start">
          <Phrases>{first ? '企業ページの準備をはじめましょう' : '基本情報がそろいました'}</Phrases>
        </h2>
        <p>
          {first
            ? `必須の項目はあと${missing.length}つ、5分ほどで終わります。公開の準備が整うまで、学生には表示されません。`
            : '次は、学生に会社を紹介するページを書きます。書き終えると、学生に表示されます。'}
        </p>
      </div>
      {first ? (
        <ButtonLink to={clientUrls.companyBasicEdit(first, true)}>
          {isBegun ? '続きから登録する' : '登録をはじめる'}
        </ButtonLink>
      ) : (
        <ButtonLink to={clientUrls.companyDescription()}>紹介ページを書く</ButtonLink>
      )}
    </Card>
  )
}
