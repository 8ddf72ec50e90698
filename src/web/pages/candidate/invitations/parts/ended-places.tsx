import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { endedPlacesText } from '#ground/words/ended-places.ts'
import { Notice } from '#web/ui/notice.tsx'

const EndedPlacesFields = graphql(`
  fragment EndedPlaces on ChosenDate {
    endedPlaces {
      companyName
      startAt
      endAt
      wasSeat
    }
  }
`)

type EndedPlacesProps = { date: FragmentType<typeof EndedPlacesFields>; className?: string | undefined }

/** The places in lines that the booking of the date ended, each by its company and time. */
export function EndedPlaces({ date, className }: EndedPlacesProps) {
  const words = endedPlacesText(readFragment(EndedPlacesFields, date).endedPlaces)
  if (!words) return null
  return (
    <Notice className={className}>
      <p>{words.sentence}</p>
      <ul>
        {words.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Notice>
  )
}
