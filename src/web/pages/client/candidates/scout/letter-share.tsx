import type { LetterPartKind, LetterShareRaise } from '#web/generated/graphql.ts'
import { BarMeter } from '#web/ui/marks/bar-meter.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { ShareOfOne } from './letter-shares.ts'
import styles from './letter-share.module.css'

/**
 * The share that the student will read, what would raise it, and each sentence with what it counts for. It has its room
 * before it is known: what stands below must not move away under a press.
 */
export function LetterShare({ share }: { share: ShareOfOne }) {
  const percent = share ? `${share.personalShare}%` : '—'
  return (
    <section className={styles.share} aria-labelledby="share-title" aria-busy={share === undefined}>
      <h3 id="share-title" className={styles.title}>
        <Phrases>この学生のために書かれた割合</Phrases>
        <strong className="num">{percent}</strong>
      </h3>
      <BarMeter
        value={share?.personalShare ?? 0}
        label="この学生のために書かれた割合"
        text={share ? percent : '計算中'}
      />
      <p className={styles.words} role="status">
        {share === undefined && '計算しています…'}
        {share === null && <Phrases>いまは計算できません。文面はこのまま書けます。</Phrases>}
        {share?.isMassLetter && (
          <Phrases>{`いまの文面は、学生の画面で「一斉送信」と表示されます。この学生についてあと${share.missingLetters}文字ほど書くと、表示されなくなります。`}</Phrases>
        )}
        {share?.raise && <Phrases>{raiseWords[share.raise]}</Phrases>}
      </p>
      <Fold title="文ごとに見る">
        <p className="note-13">
          <Phrases>
            理由とメッセージの文字のうち、この学生について書かれた文の割合です。学生の画面にも表示されます。
          </Phrases>
        </p>
        {share && share.parts.length > 0 && (
          <ul className={styles.parts}>
            {share.parts.map(({ place, text, kind, isCounted }, at) => (
              <li key={`${place} ${at}`} className={styles.part}>
                {isCounted ? <mark className={styles.counted}>{text}</mark> : <span>{text}</span>}
                <small className="note-12">
                  <Icon name={isCounted ? 'check' : 'minus'} size="small" />
                  <span className="visually-hidden">{isCounted ? '数えます：' : '数えません：'}</span>
                  {isCounted || kind !== 'QUOTES' ? kindWords[kind] : '引用だけで、添えた言葉がありません'}
                </small>
              </li>
            ))}
          </ul>
        )}
      </Fold>
    </section>
  )
}

const raiseWords: Record<LetterShareRaise, string> = {
  TIE: 'プロフィールの言葉を引用するか、経験や専攻に触れると上がります。',
  REWRITE: 'ほかの学生にも送った文を、この学生に合わせて書き直すと上がります。',
  WRITE_ABOUT_QUOTATION: '引用した言葉について、感じたことを書き足すと上がります。',
  WRITE_MORE: '理由を書き足すか、メッセージでもこの学生の経験に触れると上がります。',
}

const kindWords: Record<LetterPartKind, string> = {
  QUOTES: 'プロフィールの引用と、添えた言葉',
  ABOUT: 'プロフィールに書かれたことに触れています',
  OWN: 'この学生だけに書いた文です',
  SENT: 'ほかの学生に送った文と、ほとんど同じです',
  UNTIED: 'この学生の経験や専攻に触れていません',
  SHORT: '短い文は数えません',
  COMMON: '全員に同じ文面を送ります',
}
