import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { TimeOfDay } from '#web/generated/graphql.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { urls } from '#ground/urls.ts'
import styles from './wishes.module.css'

const SentWishesFields = graphql(`
  fragment SentWishes on OwnSchedulingDateRequest {
    request
    insertedAt
    isBeforeDates
    dueAt
    preferred {
      date
      timeOfDay
    }
  }
`)

export const timeOfDayNames: Record<TimeOfDay, string> = {
  MORNING: '午前',
  AFTERNOON: '午後',
  EVENING: '夕方（17時〜）',
}

type SentWishesProps = { request: FragmentType<typeof SentWishesFields>; invitationId: string; companyName: string }

type Due = { companyName: string; dueAt: string; isBeforeDates: boolean }

function answerText({ companyName, dueAt, isBeforeDates }: Due, now: string) {
  const answer = isBeforeDates ? '日程の案内' : '返信'
  return Date.parse(now) > Date.parse(dueAt)
    ? `${monthDay(dueAt)}を過ぎましたが、${companyName}からの${answer}はまだありません。`
    : `${companyName}に、${monthDay(dueAt)}までの${answer}をお願いしています。`
}

const newsText = (isBeforeDates: boolean) =>
  isBeforeDates ? '日程が届くと、お知らせします。' : '日程が追加されると、お知らせが届きます。'

export function SentWishes({ request, invitationId, companyName }: SentWishesProps) {
  const now = useNow()
  const { request: text, preferred, insertedAt, dueAt, isBeforeDates } = readFragment(SentWishesFields, request)
  return (
    <Page narrow>
      <PageHead title={isBeforeDates ? '希望の日程を伝えました' : '日程の追加をお願いしました'}>
        <Phrases>{`${answerText({ companyName, dueAt, isBeforeDates }, now)}${newsText(isBeforeDates)}`}</Phrases>
      </PageHead>
      <Card className={styles.sent}>
        <Facts>
          {preferred.map(({ date, timeOfDay }, at) => (
            <Fact key={`${date}${timeOfDay}`} label={`第${at + 1}希望`}>
              {monthDay(date)} {timeOfDayNames[timeOfDay]}
            </Fact>
          ))}
          <Fact label="メッセージ">
            <span className="written">{text}</span>
          </Fact>
          <Fact label="送った日">{monthDay(insertedAt)}</Fact>
        </Facts>
      </Card>
      {!isBeforeDates && <p className={`${styles.note} quiet`}>返信を待つあいだも、ほかの日程を選べます。</p>}
      <div className={styles.foot}>
        {isBeforeDates ? (
          <ButtonLink kind="secondary" to={urls.candidate.invitation(invitationId)}>
            スカウトを見る
          </ButtonLink>
        ) : (
          <ButtonLink kind="secondary" to={urls.candidate.schedule(invitationId)}>
            日程を見る
          </ButtonLink>
        )}
        <ButtonLink to={urls.candidate.home()}>ホームへ</ButtonLink>
      </div>
    </Page>
  )
}
