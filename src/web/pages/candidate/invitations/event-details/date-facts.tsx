import { lengthText } from '#ground/time/span.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { placeWords } from '#ground/words/place.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { EmergencyContact } from '../parts/emergency-contact.tsx'
import styles from './event-details.module.css'
import { mapUrl } from './map-url.ts'

const DateFactsFields = graphql(`
  fragment DateFacts on ChosenDate {
    startAt
    endAt
    location
    url
    belongings
    emergencyContact
    companyUsers {
      id
      familyName
      givenName
      department
      title
    }
  }
`)

/** Everything a student needs on the day. */
export function DateFacts({ date, isPast }: { date: FragmentType<typeof DateFactsFields>; isPast: boolean }) {
  const { startAt, endAt, location, url, belongings, emergencyContact, companyUsers } = readFragment(
    DateFactsFields,
    date,
  )
  return (
    <>
      {url && !isPast && (
        <a className={buttonClass({ wide: true })} href={url} target="_blank" rel="noopener noreferrer">
          参加URLを開く
          <Icon name="external" size="small" />
        </a>
      )}
      <Facts compact className={styles.facts}>
        <Fact label="時間">{lengthText(startAt, endAt)}</Fact>
        {(location || url) && (
          <Fact label="場所">
            {placeWords({ location, isOnline: url !== null })}
            {location && !url && (
              <a className={linkClass(styles.map)} href={mapUrl(location)} target="_blank" rel="noopener noreferrer">
                <Icon name="pin" size="small" />
                地図で見る
              </a>
            )}
          </Fact>
        )}
        {url && (
          <Fact label="参加URL">
            <a className={linkClass()} href={url} target="_blank" rel="noopener noreferrer">
              {url}
            </a>
          </Fact>
        )}
        {belongings.length > 0 && (
          <Fact label="持ち物">
            <ul>
              {belongings.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </Fact>
        )}
        {emergencyContact && (
          <Fact label="緊急連絡先">
            <EmergencyContact text={emergencyContact} />
          </Fact>
        )}
        {companyUsers.length > 0 && (
          <Fact label="担当">
            <ul>
              {companyUsers.map(({ id, familyName, givenName, department, title }) => (
                <li key={id}>
                  {familyName} {givenName}さん
                  {(department || title) && (
                    <span className="quiet">（{[department, title].filter(Boolean).join('・')}）</span>
                  )}
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </Facts>
    </>
  )
}
