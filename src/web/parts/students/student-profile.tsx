import { Fragment } from 'react'
import { graphql } from '#web/generated/index.ts'
import type { StudentProfileFragment } from '#web/generated/graphql.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { chipsClass } from '#web/ui/marks/chip.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { degreeWords } from '#domain/candidate/education/rules.ts'
import { isOldResult } from '#domain/candidate/skill/rules.ts'
import { tokyoDay, yearAndMonth } from '#ground/tokyo-time.ts'
import { useNow } from '../page/now.tsx'
import { Part } from './student-profile/part.tsx'
import { PublishedResults } from './student-profile/published-results.tsx'
import { StudentSkills } from './student-skills.tsx'
import styles from './student-profile.module.css'

export const StudentProfileFields = graphql(`
  fragment StudentProfile on CandidateView {
    taglines
    selfIntroduction
    studentProjectExperience
    studyAbroadExperience
    qualificationExperience
    internshipExperience
    sellingPoints {
      id
      label
    }
    education {
      graduationYear
      graduationMonth
      degree
      highSchoolName
    }
    preferredScoutTypes {
      label
    }
    toeicScore
    toeicTakenOn
    toeflIbtScore
    toeflIbtBand
    toeflIbtTakenOn
    skills {
      kind
      name
      level
      since
      note
    }
    hometown {
      label
    }
    offeredCompany {
      industry {
        label
      }
    }
    preferences {
      areas {
        label
      }
      industries {
        label
      }
      jobTypes {
        label
      }
      companySizes {
        label
      }
      companySelectionCriteria {
        label
      }
    }
    assessmentProfile {
      intellectualBand
      intellectual {
        title
        achieved
        achievable
        band
        isReference
        cuts
      }
      personality {
        percentage
        statement {
          traitId
          leftLabel
          rightLabel
        }
      }
    }
  }
`)

type ProfileProps = { candidate: StudentProfileFragment }

/** The student's texts, preferences and published results, as companies read them. Empty parts are left out. */
export function StudentProfile({ candidate }: ProfileProps) {
  return (
    <>
      <Tagged candidate={candidate} />
      <Written title="自己PR" text={candidate.selfIntroduction} />
      <Written title="学生時代の経験" text={candidate.studentProjectExperience} />
      <Written title="インターンの経験" text={candidate.internshipExperience} />
      <Written title="留学の経験" text={candidate.studyAbroadExperience} />
      <Written title="資格" text={candidate.qualificationExperience} />
      <StudentSkills skills={candidate.skills} />
      {candidate.sellingPoints.length > 0 && (
        <Part title="強み">
          <ul className={chipsClass(styles.badges)}>
            {candidate.sellingPoints.map((point) => (
              <li key={point.id}>
                <Badge kind="plum">{point.label}</Badge>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Hopes candidate={candidate} />
      <PublishedResults profile={candidate.assessmentProfile} />
    </>
  )
}

function Tagged({ candidate }: ProfileProps) {
  if (candidate.taglines.length === 0) return null
  return (
    <Part title="タグライン">
      <ul className={styles.taglines}>
        {candidate.taglines.map((tagline) => (
          <li key={tagline}>
            <Phrases>{tagline}</Phrases>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Written({ title, text }: { title: string; text: string }) {
  if (!text) return null
  return (
    <Part title={title}>
      <p className={styles.text}>{text}</p>
    </Part>
  )
}

function useTakenIn() {
  const today = tokyoDay(useNow())
  return (day: string | null) => (day ? `（${yearAndMonth(day)}${isOldResult(day, today) ? '・2年以上前' : ''}）` : '')
}

function Hopes({ candidate }: ProfileProps) {
  const takenIn = useTakenIn()
  const { preferences, education } = candidate
  const offeredIndustry = candidate.offeredCompany?.industry
  const toefl = candidate.toeflIbtBand?.toFixed(1) ?? candidate.toeflIbtScore
  const labels = (list: readonly { label: string }[]) => list.map(({ label }) => label)
  const rows: [string, readonly string[]][] = [
    ['勤務地', labels(preferences.areas)],
    ['業界', labels(preferences.industries)],
    ['職種', labels(preferences.jobTypes)],
    ['企業の規模', labels(preferences.companySizes)],
    ['企業選びの軸', labels(preferences.companySelectionCriteria)],
    ['受け取りたいスカウト', labels(candidate.preferredScoutTypes)],
    ['TOEIC', candidate.toeicScore === null ? [] : [`${candidate.toeicScore}点${takenIn(candidate.toeicTakenOn)}`]],
    [
      'TOEFL iBT',
      toefl === null
        ? []
        : [`${toefl}${candidate.toeflIbtBand === null ? '点' : '（1〜6）'}${takenIn(candidate.toeflIbtTakenOn)}`],
    ],
    ['内定先の業界', offeredIndustry ? [offeredIndustry.label] : []],
    ['課程', education.degree === null ? [] : [degreeWords[education.degree]]],
    ['卒業予定', [`${education.graduationYear}年${education.graduationMonth}月`]],
    ['出身高校', education.highSchoolName ? [education.highSchoolName] : []],
    ['Uターン・ゆかりの地域', candidate.hometown ? [candidate.hometown.label] : []],
  ]
  return (
    <Part title="希望と語学">
      <dl className={styles.facts}>
        {rows
          .filter(([, values]) => values.length > 0)
          .map(([name, values]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>
                {values.map((value, at) => (
                  <span key={value}>
                    {value}
                    {at < values.length - 1 && '、'}
                  </span>
                ))}
              </dd>
            </Fragment>
          ))}
      </dl>
    </Part>
  )
}
