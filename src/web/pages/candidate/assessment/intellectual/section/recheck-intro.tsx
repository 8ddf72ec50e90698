import { ButtonLink } from '#web/parts/page/link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Facts, Fact } from '#web/ui/facts.tsx'
import { longDate, time } from '#ground/tokyo-time.ts'
import { assessmentUrls } from '#ground/assessment-urls.ts'
import type { Attempt, Section } from '../attempt.ts'
import styles from './between.module.css'
import { StartSection } from './start-section.tsx'

type RecheckIntroProps = { attempt: Attempt; recheck: Section; message: string | undefined }

/** Before the six items that confirm a result: why they are asked, and what follows from them. */
export function RecheckIntro({ attempt, recheck, message }: RecheckIntroProps) {
  const { continueBy } = attempt
  return (
    <div className={styles.page}>
      <h1>6問だけ、確認をお願いします</h1>
      <p className="quiet">
        能力検査のいくつかの問題で、回答までの時間がとても短くなっていました。得意な問題では自然に起こることです。結果を安心して公開できるように、別の6問で確かめます。
      </p>
      <Card as="section" className={styles.card} aria-labelledby="recheck">
        <h2 id="recheck">確認の6問</h2>
        <Facts compact>
          <Fact label="問題">{recheck.itemCount}問（前回とは別の問題です）</Fact>
          <Fact label="時間">{recheck.minutes}分</Fact>
          <Fact label="使えるもの">紙とペン（電卓は使いません）</Fact>
        </Facts>
        <ul className={styles.points}>
          <li>点数と段階は、この確認では変わりません。</li>
          <li>確認が終わると、企業への公開と証明書の作成ができるようになります。</li>
          <li>
            正解が少なかったときも、結果が自動で取り消されることはありません。担当者が回答の記録を見て判断します。
          </li>
        </ul>
        <StartSection attempt={attempt} section={recheck} message={message}>
          確認の6問をはじめる
        </StartSection>
      </Card>
      {continueBy && (
        <p className="note-14">
          {`${longDate(continueBy)} ${time(continueBy)}までに始めてください。受けなくても、結果はあなたが見られます。`}
        </p>
      )}
      <ButtonLink kind="quiet" to={assessmentUrls.intellectualResult()} className={styles.later}>
        あとで受ける
      </ButtonLink>
    </div>
  )
}
