import { clientUrls } from '#ground/client-urls.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { Card } from '#web/ui/card.tsx'
import { Content } from '#web/ui/content.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { useCanWrite } from '../../parts/can-write.ts'
import { CheckedCard } from '../parts/checked-card.tsx'
import { Preview } from '../parts/preview.tsx'
import { ReadOnly } from '../parts/read-only.tsx'
import type { OwnPage } from './load.ts'
import { SectionList } from './section-list.tsx'
import { isMissing, sectionKeys, sections, type SectionKey } from './sections.ts'
import frame from '../parts/section.module.css'
import styles from './description.module.css'

/** The written sections, the missing ones, and the page as students see it. */
export function Overview({ page, answer }: { page: OwnPage; answer: Answer }) {
  const canWrite = useCanWrite()
  useSuccessMessage(answer)
  const isSetUp = page.setUpAt !== null
  const missing = sectionKeys.filter(isMissing(page))
  return (
    <Content width="large" className={styles.page}>
      <header className="stack-1">
        <h1>紹介ページ</h1>
        <p className="quiet">
          <Phrases>学生がはじめに読む、会社の紹介です。項目ごとに編集して保存します。</Phrases>
        </p>
      </header>
      {!canWrite && <ReadOnly />}
      {canWrite && !isSetUp && <Start page={page} missing={missing} />}
      <div className={styles.columns}>
        <div className={styles.side}>
          {canWrite && (
            <Card as="section" className={styles.sections} aria-labelledby="sections">
              <h2 id="sections">項目を編集</h2>
              <nav className={frame.links} aria-labelledby="sections">
                <SectionList page={page} isSetup={false} />
              </nav>
            </Card>
          )}
          {isSetUp && <CheckedCard checkedAt={page.company.checkedAt} isDue={page.isCheckDue} canWrite={canWrite} />}
        </div>
        <Preview company={page.company} />
      </div>
    </Content>
  )
}

function Start({ page, missing }: { page: OwnPage; missing: readonly SectionKey[] }) {
  const [first] = missing
  // The sections of the basic information stand in the same list.
  const isBegun = sectionKeys.some((key) => page.sections.some(({ section }) => section === sections[key].section))
  return (
    <Card as="section" className={styles.start} aria-labelledby="start">
      <div>
        <h2 id="start">
          <Phrases>{first ? '会社のことを、自分たちの言葉で' : '紹介ページの必須の項目がそろいました'}</Phrases>
        </h2>
        <p>
          {first
            ? '必須は「キャッチコピー」と「会社紹介」の2つです。ほかの項目はあとからでも書けます。最後の確認が終わるまで、学生には表示されません。'
            : '任意の項目も書いておくと、学生が働く姿を想像しやすくなります。準備ができたら、最後の確認へ進んでください。'}
        </p>
      </div>
      {first ? (
        <ButtonLink to={clientUrls.companyDescription(first, true)}>
          {isBegun ? '続きから書く' : '書きはじめる'}
        </ButtonLink>
      ) : (
        <ButtonLink to={clientUrls.companyFinalComplete()}>最後の確認へ進む</ButtonLink>
      )}
    </Card>
  )
}
