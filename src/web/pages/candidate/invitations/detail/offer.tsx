import { Link } from 'react-router'
import { contactBusinessDays } from '#domain/scout-invitation/rules.ts'
import { commonLength } from '../../parts/common-length.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { OfferFragment } from '#web/generated/graphql.ts'
import { CompanyCard } from '#web/parts/companies/company-card.tsx'
import { ConditionRows } from '#web/parts/condition-rows.tsx'
import { spanText } from '#ground/time/span.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import { meetingWord } from '#web/parts/letters/meeting-word.ts'
import { placeWords } from '#ground/words/place.ts'
import { PromiseList } from '#web/parts/letters/promise-list.tsx'
import { PagePart } from '#web/parts/page/page.tsx'
import { SelectionNotice } from '#web/parts/letters/selection-notice.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Flow } from '#web/ui/flow.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass, linkClass } from '#web/ui/link-button.tsx'
import { urls } from '#ground/urls.ts'
import { PromiseRecordLine } from '../parts/promise-line.tsx'
import { RecordLine } from '../parts/record-line.tsx'
import styles from '../detail.module.css'

const OfferFields = graphql(`
  fragment Offer on ScoutInvitation {
    id
    status
    message
    contactedAt
    outcomeRecord {
      ...OutcomeRecord
    }
    promises {
      promise {
        kind
        label
        sentence
      }
    }
    promiseRecord {
      ...PromiseRecord
    }
    chosenDate {
      id
      startAt
      endAt
      isMissed
    }
    company {
      displayName
      ...CompanyCard
    }
    job {
      id
      title
      kind
      scoutType {
        id
        label
      }
      conditions {
        label
        body
      }
      recruitmentProcess {
        label
      }
    }
    offeredScheduling {
      type
      title
      isOnline
      location
      slots {
        startAt
        endAt
        availability
      }
    }
  }
`)

/** The content of the scout: the company's message, the facts of the job, the next steps, and the company. */
export function Offer({ invitation }: { invitation: FragmentType<typeof OfferFields> }) {
  const offer = readFragment(OfferFields, invitation)
  const { id, status, message, company, job, promises } = offer
  return (
    <>
      {promises.length > 0 && (
        <PagePart id="promises" title={`${company.displayName}の約束`}>
          <PromiseList promises={promises.map(({ promise }) => promise)} />
        </PagePart>
      )}
      <PagePart id="offer" title="ご案内の内容">
        <Facts className={styles.facts}>
          <Fact label="種別">{job.scoutType.label}</Fact>
          <Fact label="募集">
            <Link className={linkClass()} to={urls.candidate.job(job.id, id)}>
              {job.title}
            </Link>
          </Fact>
          <ConditionRows conditions={job.conditions} />
        </Facts>
        <SelectionNotice isScout scoutTypeId={job.scoutType.id} />
      </PagePart>
      <PagePart id="message" title={`${company.displayName}からのメッセージ`}>
        <p className="written">{message}</p>
      </PagePart>
      <PagePart id="flow" title="承認したあとの流れ">
        <Flow
          current={isOver(status) ? -1 : hasDate(offer) || offer.contactedAt ? 1 : 0}
          steps={[firstStep(offer), ...job.recruitmentProcess.map(({ label }) => ({ title: label }))]}
        />
      </PagePart>
      <PagePart id="company" title={`${company.displayName}について`}>
        <CompanyCard company={company} />
        <RecordLine record={offer.outcomeRecord} />
        <PromiseRecordLine record={offer.promiseRecord} />
        <p className={styles.report}>
          <Link className={linkButtonClass()} to={urls.candidate.contactUs(undefined, undefined, id)}>
            <Icon name="flag" size="small" />
            この内容を報告する
          </Link>
        </p>
      </PagePart>
    </>
  )
}

/** No step of a scout that is over is the next one. */
const isOver = (status: string) => status === 'DECLINED' || status === 'EXPIRED'

/** A missed date is none: the student may choose another one. */
const hasDate = ({ chosenDate }: Pick<OfferFragment, 'chosenDate'>) => chosenDate !== null && !chosenDate.isMissed

function firstStep({ status, contactedAt, job, offeredScheduling: scheduling, chosenDate }: OfferFragment) {
  if (job.kind !== 'SCHEDULING' || !scheduling)
    return {
      title: '採用担当者から連絡が届く',
      note: contactedAt
        ? `${monthDay(contactedAt)}に企業が記録`
        : status === 'PENDING' && `承認から${contactBusinessDays}営業日以内の連絡をお願いしています`,
    }
  const word = meetingWord(scheduling, job.scoutType.id)
  if (chosenDate && !chosenDate.isMissed)
    return {
      title: `${word}の日程が決まりました`,
      note: spanText(chosenDate.startAt, chosenDate.endAt),
    }
  const [first] = scheduling.slots.filter((slot) => slot.availability === 'OPEN')
  const length = commonLength(scheduling.slots)
  const place = [placeWords(scheduling), length].filter(Boolean).join('　')
  const note = [place, first && `${monthDay(first.startAt)}から`]
  return {
    title: `${word}の日程を選ぶ`,
    note: note.filter(Boolean).join('。'),
  }
}
