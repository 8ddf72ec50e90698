import { Picture } from '#web/parts/landing/picture.tsx'
import type { PictureName } from '#web/landing-pictures.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { Horizon } from '#web/ui/marks/sun.tsx'
import styles from './way.module.css'

type Step = {
  title: string
  text: string
  points: string[]
  picture: PictureName
  phone: PictureName
  alt: string
}

const steps: Step[] = [
  {
    title: '何をした人かで探す',
    text: '「失敗」「現場」のような言葉で、学生が書いた文章の中から探せます。',
    points: [
      '卒業予定、文理、希望の勤務地、強みなどの条件を重ねる',
      '見つからないときは、ゆるめると増える条件を示す',
      '条件はURLに残るので、そのまま同僚に渡せる',
    ],
    picture: 'search-desktop',
    phone: 'search-phone',
    alt: '学生検索の画面。「失敗」という言葉で見つかった学生が、打ち込んだことを見出しにして並んでいる。',
  },
  {
    title: '読んだ一文から、理由を書く',
    text: '文を選ぶだけで引用できます。残りは、なぜ心が動いたのかを書くだけです。',
    points: [
      'まとめて送るときも、理由は一人ずつ',
      'ほかの学生への文と似ていると、割合で知らせる',
      '学生に届く画面を、書きながら確かめる',
    ],
    picture: 'reason-desktop',
    phone: 'reason-phone',
    alt: 'スカウトを書く画面。プロフィールの一文が引用され、その下に選んだ理由が書かれている。',
  },
  {
    title: '会う日は、学生が選ぶ',
    text: '承認した学生に空いている日程が並び、選ばれた日程が予定に入ります。日程を尋ねるメールの往復はありません。',
    points: [
      '期間と曜日から、日程をまとめて作成',
      '合う日がない学生からは、希望の日が3つまで届く',
      '日時を変えたときは、予約した学生に知らせる',
    ],
    picture: 'plan-desktop',
    phone: 'plan-phone',
    alt: '予定の一覧。日ごとに面談や説明会が並び、予約した学生と残りの席が分かる。',
  },
]

/** Beside the words in a wide window, below them in others. */
const imageSizes = '(min-width: 1180px) 638px, (min-width: 1035px) calc(100vw - 490px), 558px'
const phoneImageSizes = '(max-width: 405px) calc(100vw - 50px), 356px'

/** From the search to the day of the meeting, in pictures of the product. */
export function Way() {
  return (
    <section className={styles.way} aria-labelledby="way-title">
      <h2 id="way-title">
        <span>探してから、</span>
        <span>会う日が決まるまで</span>
      </h2>
      <ol>
        {steps.map(({ title, text, points, picture, phone, alt }) => (
          <li key={title}>
            <div className={styles.words}>
              <Horizon />
              <h3>
                <Phrases>{title}</Phrases>
              </h3>
              <p>{text}</p>
              <ul>
                {points.map((point) => (
                  <li key={point}>
                    <Icon name="check" size="small" />
                    <Phrases>{point}</Phrases>
                  </li>
                ))}
              </ul>
            </div>
            <Picture
              className={styles.picture}
              name={picture}
              sizes={imageSizes}
              phone={phone}
              phoneSizes={phoneImageSizes}
              alt={alt}
            />
          </li>
        ))}
      </ol>
      <p className={styles.note}>画面は、架空の学生と企業によるデモのものです。</p>
    </section>
  )
}
