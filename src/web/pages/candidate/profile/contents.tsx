import { Link } from 'react-router'
import type { ProfileItem } from '#domain/candidate/rules.ts'
import { lettersOf } from '#ground/text-length.ts'
import { urls } from '#ground/urls.ts'
import { schoolOf, classOf } from '#web/parts/students/student-words.ts'
import { ArcMeter } from '#web/ui/marks/arc-meter.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { StudentCardFragment } from '#web/generated/graphql.ts'
import type { Own } from './load.ts'
import { gainWords } from '../parts/gain-words.ts'
import { sections, titleOfItem, type Section, type SectionKey } from '../parts/profile-sections.ts'
import styles from './contents.module.css'

type ContentsProps = { own: Own; seen: StudentCardFragment; current: SectionKey }

/** The meter and the sections: what is written, and what there is still to gain. */
export function Contents({ own, seen, current }: ContentsProps) {
  return (
    <>
      <header className={styles.head}>
        <ArcMeter value={own.completeness} className={styles.arc} />
        <div>
          <h1 id="profile">プロフィール</h1>
          <Next own={own} />
        </div>
      </header>
      <ol className={styles.sections}>
        {sections.map((section) => (
          <li key={section.key}>
            <Link
              to={urls.candidate.profile(section.key)}
              aria-current={section.key === current ? 'true' : undefined}
              preventScrollReset
            >
              <Row section={section} own={own} seen={seen} />
            </Link>
          </li>
        ))}
      </ol>
      <Link className={styles.more} to={urls.candidate.skills()}>
        語学・資格・スキルを書く
        <Icon name="chevron-right" size="small" />
      </Link>
      <Link className={styles.more} to={urls.candidate.assessment()}>
        適性検査（任意）
        <Icon name="chevron-right" size="small" />
      </Link>
    </>
  )
}

const gainOf = (own: Own, item: ProfileItem) => own.profileItems.find((one) => one.item === item)?.gain ?? 0

function wordsOf(own: Own, item: ProfileItem) {
  const gain = gainOf(own, item)
  return gainWords(own, item, gain, `書くと、充実度が${gain}%上がります`)
}

function Next({ own }: { own: Own }) {
  const { completeness, nextItem } = own
  return (
    <p className={styles.next}>
      <span className="visually-hidden">充実度{completeness}%。</span>
      <Phrases>
        {nextItem ? `次は「${titleOfItem(nextItem)}」。${wordsOf(own, nextItem)}。` : 'プロフィールがそろいました。'}
      </Phrases>
    </p>
  )
}

function Row({ section: { title, key, item }, own, seen }: { section: Section; own: Own; seen: StudentCardFragment }) {
  const gain = item === null ? 0 : gainOf(own, item)
  const isDone = gain === 0
  return (
    <>
      {isDone ? <Icon name="check" className={styles.done} /> : <i className={styles.ring} />}
      <span>
        {title}
        {isDone && <span className="visually-hidden">（記入済み）</span>}
      </span>
      {isDone ? (
        <small className={styles.summary}>{summaryOf(key, own, seen)}</small>
      ) : (
        <small className={styles.gain}>
          <span aria-hidden="true">+{gain}</span>
          <span className="visually-hidden">{item && wordsOf(own, item)}</span>
        </small>
      )}
      <Icon name="chevron-right" size="small" className={`${styles.chevron} phone-only`} />
    </>
  )
}

const letters = (text: string) => `${lettersOf(text)}文字`

function summaryOf(key: SectionKey, own: Own, seen: StudentCardFragment) {
  switch (key) {
    case 'education':
      return `${schoolOf(seen)}・${classOf(own.education.graduationYear)}`
    case 'taglines':
      return own.taglines[0]
    case 'self-introduction':
      return letters(own.selfIntroduction)
    case 'student-project':
      return letters(own.studentProjectExperience)
    case 'selling-points':
      return own.sellingPoints.map(({ shortLabel }) => shortLabel).join('・')
    case 'basics':
    case 'preferences':
    case 'scout-preferences':
    case 'extra-experiences':
      return null
  }
}
