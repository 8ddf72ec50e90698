import { redirect } from 'react-router'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, notFound, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { OfferCard } from '#web/installable/offer-card.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { PageBar } from '#web/parts/page/page-bar.tsx'
import { Page, PageHead, PagePart } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Horizon } from '#web/ui/marks/sun.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { monthDay } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/complete'
import { isLate, type Wait } from '../parts/wait-words.ts'
import { Appointment } from './parts/appointment.tsx'
import { cancelBooking } from './parts/cancel-booking.tsx'
import styles from './complete.module.css'

const CompletePage = graphql(`
  query CompletePage($id: ID!) {
    scoutInvitation(id: $id) {
      id
      status
      schedulingStatus
      wait {
        word
        dueOn
        isSilent
      }
      completionDescription
      completionUrls {
        label
        url
      }
      company {
        displayName
      }
      job {
        kind
      }
      chosenDate {
        id
        isMissed
        ...Appointment
      }
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

/** §2: the address says true or false; any other value is not found. */
function justCompletedOf(url: URL) {
  const text = url.searchParams.get('just-completed')
  if (text !== 'true' && text !== 'false') throw notFound()
  return text === 'true'
}

const load = async (ask: Ask, { params: { scoutInvitationId: id }, url }: Args) => {
  const isJustCompleted = justCompletedOf(url)
  const { scoutInvitation } = await ask(CompletePage, { id })
  const { status, job, chosenDate } = scoutInvitation
  if (status !== 'ACCEPTED' && status !== 'HIRED') throw redirect(urls.candidate.invitation(id))
  if (status === 'ACCEPTED' && job.kind === 'SCHEDULING' && (!chosenDate || chosenDate.isMissed))
    throw redirect(urls.candidate.schedule(id))
  return { scoutInvitation, isJustCompleted }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnBooking = act({
  cancel: cancelBooking,
})
export const action = actOnServer(actOnBooking)
export const clientAction = actOnClient(actOnBooking)

export const handle = { phoneBar: true }

/** The word that the company owes, with its day until the day is over. */
function leadOf(wait: Wait | null, companyName: string, now: string) {
  if (wait?.word !== 'CONTACT') return `${companyName}からのご案内です。`
  return isLate(wait, now)
    ? `${monthDay(wait.dueOn)}の期限を過ぎましたが、${companyName}からの連絡がまだありません。スカウトのページから催促できます。`
    : `${companyName}に、${monthDay(wait.dueOn)}までの連絡をお願いしています。`
}

const titleFor = (hasDate: boolean, isJustCompleted: boolean) => {
  if (hasDate) return isJustCompleted ? '日程が確定しました' : '予定の詳細'
  return isJustCompleted ? '承認しました' : '承認後のご案内'
}
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(
    loaderData ? titleFor(loaderData.scoutInvitation.chosenDate !== null, loaderData.isJustCompleted) : 'スカウト',
    matches,
  )

export default function Complete({ loaderData }: Route.ComponentProps) {
  const { scoutInvitation: invitation, isJustCompleted } = loaderData
  const { id, company, chosenDate, wait, completionDescription, completionUrls } = invitation
  const now = useNow()
  return (
    <>
      <PageBar title={company.displayName} back={urls.candidate.invitation(id)} backLabel="スカウトへ戻る" />
      <Page narrow>
        {isJustCompleted && <Horizon className={styles.horizon} />}
        <PageHead title={titleFor(chosenDate !== null, isJustCompleted)}>
          {chosenDate ? `${company.displayName}の予定です。` : leadOf(wait, company.displayName, now)}
        </PageHead>
        {chosenDate && <Appointment date={chosenDate} />}
        {(completionDescription || completionUrls.length > 0) && (
          <PagePart id="message" title={`${company.displayName}からのご案内`}>
            {completionDescription && <p className="written">{completionDescription}</p>}
            {completionUrls.map(({ label, url }) => (
              <div key={url}>
                <a
                  className={buttonClass({ kind: 'secondary', wide: true })}
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {label}
                  <Icon name="external" size="small" />
                </a>
              </div>
            ))}
            {completionUrls.length > 0 && <p className={`${styles.outside} quiet`}>外部サイトに移動します</p>}
          </PagePart>
        )}
        {isJustCompleted && <OfferCard />}
        <div className={styles.foot}>
          <ButtonLink kind="secondary" to={urls.candidate.invitation(id)}>
            スカウトを見る
          </ButtonLink>
          <ButtonLink to={chosenDate ? urls.candidate.events() : urls.candidate.home()}>
            {chosenDate ? '予定の一覧へ' : 'ホームへ'}
          </ButtonLink>
        </div>
      </Page>
    </>
  )
}
