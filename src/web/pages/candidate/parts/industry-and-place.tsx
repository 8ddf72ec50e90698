import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './industry-and-place.module.css'

const IndustryAndPlaceFields = graphql(`
  fragment IndustryAndPlace on Company {
    industries {
      label
    }
    prefecture {
      label
    }
  }
`)

const wordJoiner = '\u2060'

/** 「化学・素材・繊維／三重県」; a line breaks after the stroke only, never within the prefecture. */
export function IndustryAndPlace({ company }: { company: FragmentType<typeof IndustryAndPlaceFields> }) {
  const { industries, prefecture } = readFragment(IndustryAndPlaceFields, company)
  const [industry] = industries
  return (
    <>
      {industry && <Phrases>{industry.label}</Phrases>}
      {industry && prefecture && `${wordJoiner}／`}
      <span className={styles.place}>{prefecture?.label}</span>
    </>
  )
}
