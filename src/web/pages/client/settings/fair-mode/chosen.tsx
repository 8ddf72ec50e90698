import { Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import type { FairModePageQuery } from '#web/generated/graphql.ts'
import { Card } from '#web/ui/card.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './fair-mode.module.css'
import { FairSwitch } from './fair-switch.tsx'

type ChosenProps = Pick<FairModePageQuery, 'fairMode' | 'jobDescriptions'> & { canAdminister: boolean }

/** The jobs that are filled in fair mode, and who writes for them. */
export function Chosen({ fairMode: { users }, jobDescriptions: { edges }, canAdminister }: ChosenProps) {
  const isAnybody = users.some(({ isListed, canWrite }) => isListed && canWrite)
  return (
    <>
      <Card as="section" className="stack-4" aria-labelledby="fair-users">
        <h2 id="fair-users">フェアモードの担当者</h2>
        <p className="quiet">
          <Phrases>
            担当者の画面では、どの募集で送るときも、学校名などを隠します。担当者になる前に学校名などが表示された学生には、フェアモードの募集では送れません。
          </Phrases>
        </p>
        <ul className={styles.switches}>
          {users.map(({ companyUser: { id, familyName, givenName }, isListed, canWrite }) => (
            <FairSwitch key={id} intent="user" id={id} isOn={isListed} canAdminister={canAdminister}>
              <span className={styles.name}>
                {familyName} {givenName}
                {!canWrite && <Badge>閲覧のみ</Badge>}
              </span>
              <small>{isListed ? '学校名などを隠しています' : '学校名などを表示しています'}</small>
            </FairSwitch>
          ))}
        </ul>
      </Card>
      <Card as="section" className="stack-4" aria-labelledby="fair-jobs">
        <h2 id="fair-jobs">フェアモードで選考する募集</h2>
        {edges.length === 0 ? (
          <p className="quiet">
            募集がまだありません。
            <Link to={clientUrls.jobCreate()} className={linkClass()}>
              募集を作成
            </Link>
            すると、ここで選べます。
          </p>
        ) : (
          <>
            <p className="quiet">
              <Phrases>
                オンにした募集のスカウトは、担当者だけが書けます。すでに送ったスカウトと、予約したスカウトは、そのままです。
              </Phrases>
            </p>
            <ul className={styles.switches}>
              {edges.map(({ node: { id, title, isFair, status } }) => (
                <FairSwitch key={id} intent="job" id={id} isOn={isFair} canAdminister={canAdminister}>
                  <span className={styles.name}>
                    {title}
                    {status === 'DRAFT' && <Badge kind="warning">下書き</Badge>}
                  </span>
                  <small>{isFair ? '担当者だけがスカウトを書きます' : '全員がスカウトを書けます'}</small>
                </FairSwitch>
              ))}
            </ul>
          </>
        )}
      </Card>
      {!isAnybody && (
        <Notice kind="warning">
          <Phrases>
            スカウトを送れる担当者が、まだいません。担当者を決めるまで、フェアモードの募集には、だれもスカウトを送れません。
          </Phrases>
        </Notice>
      )}
    </>
  )
}
