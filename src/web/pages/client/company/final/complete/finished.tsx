import { clientUrls } from '#ground/client-urls.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useCanWrite } from '../../../parts/can-write.ts'
import { EndOfStep } from '../../parts/end-of-step.tsx'
import styles from './complete.module.css'

const follows = [
  '学生の「企業をさがす」に表示され、紹介ページを読めるようになりました。',
  '募集を公開できるようになりました。公開すると、紹介ページにも並びます。',
  '公開した募集で、学生にスカウトを送れます。',
]

/** The end of the set-up, and the next steps. */
export function Finished({ name, hasJobs }: { name: string; hasJobs: boolean }) {
  const canWrite = useCanWrite()
  return (
    <EndOfStep
      isDone
      title={`${name}のページを公開しました`}
      acts={
        <>
          {canWrite && (
            <ButtonLink to={hasJobs ? clientUrls.jobs() : clientUrls.jobCreate()}>
              {hasJobs ? '募集を公開する' : '最初の募集を書く'}
            </ButtonLink>
          )}
          <ButtonLink kind={canWrite ? 'secondary' : 'primary'} to={clientUrls.companyDescription()}>
            紹介ページを見る
          </ButtonLink>
        </>
      }
    >
      <ul className={styles.follows}>
        {follows.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="quiet">内容はいつでも編集できます。1年に一度、内容が正しいかの確認をお願いします。</p>
    </EndOfStep>
  )
}
