import type { PictureName } from '#web/landing-pictures.ts'
import { Picture } from '#web/parts/landing/picture.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { Horizon } from '#web/ui/marks/sun.tsx'
import landing from '../landing.module.css'
import styles from './path.module.css'

type Step = { title: string; text: string; picture: PictureName; alt: string }

const steps: Step[] = [
  {
    title: '企業が読む',
    text: '氏名と連絡先は伏せたまま、企業があなたの経験を読みます。選んだ理由を書かなければ、スカウトは送れません。',
    picture: 'profile-phone',
    alt: '企業が読むプロフィールの画面。タグライン、自己PR、学生時代の経験があり、氏名と連絡先はない。',
  },
  {
    title: '理由が届く',
    text: '最初に目に入るのは、会社の紹介ではなく、あなたを選んだ理由です。承認、あとで、辞退から選べます。',
    picture: 'letter-phone',
    alt: '届いたスカウトの画面。「あなたを選んだ理由」の文章のうち、学生が書いたことばに線が引かれている。',
  },
  {
    title: '会う日を選ぶ',
    text: '承認すると、空いている日程が並びます。ほかの企業の予定と重なる時間は選べないので、約束が重なりません。',
    picture: 'dates-phone',
    alt: '面談の日程を選ぶ画面。満席の日程は選べず、残り1席の日程が選ばれている。',
  },
]

/** Without its border, beside the words on tablets. */
const imageSizes = '(min-width: 601px) and (max-width: 1034px) 198px, 298px'

export function Path() {
  return (
    <section className={`${landing.band} ${styles.path}`} aria-labelledby="path-title">
      <h2 id="path-title">
        <span>読まれてから、</span>
        <span>会う日が決まるまで</span>
      </h2>
      <ol>
        {steps.map(({ title, text, picture, alt }) => (
          <li key={title}>
            <Horizon />
            <h3>{title}</h3>
            <p>
              <Phrases>{text}</Phrases>
            </p>
            <Picture className={styles.phone} name={picture} sizes={imageSizes} alt={alt} />
          </li>
        ))}
      </ol>
      <p className={styles.pathNote}>画面は、架空の学生と企業によるデモのものです。</p>
    </section>
  )
}
