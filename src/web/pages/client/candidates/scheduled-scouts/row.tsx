import { Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { schoolOf } from '#web/parts/students/student-words.ts'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ListRow, RowSides } from '../../parts/row-list.tsx'
import { obstacleWords } from '../../parts/scout-words.ts'

const ScheduledScoutFields = graphql(`
  fragment ScheduledScout on ScheduledScoutInvitation {
    scoutInvitationId
    scheduledFor
    subject
    obstacle
    canRewrite
    companyUser {
      familyName
      givenName
    }
    job {
      title
    }
    candidate {
      id
      schoolName
      departmentName
    }
  }
`)

type RowProps = {
  scout: FragmentType<typeof ScheduledScoutFields>
  isTicked: boolean
  /** Absent for who only reads. */
  onTick: ((is: boolean) => void) | undefined
}

/** When, to whom, for which job and by whom. */
export function ScheduledScoutRow({ scout: row, isTicked, onTick }: RowProps) {
  const scout = readFragment(ScheduledScoutFields, row)
  const { scoutInvitationId: id, scheduledFor, subject, companyUser, job, candidate, canRewrite, obstacle } = scout
  const school = schoolOf(candidate)
  const name = <Phrases>{school}</Phrases>
  return (
    <ListRow>
      <RowSides
        end={
          <Link className={linkButtonClass()} to={clientUrls.scheduledScout(id)}>
            <span className="visually-hidden">{`${school}の学生への`}</span>
            {onTick && canRewrite ? '文面を直す' : '文面を読む'}
          </Link>
        }
      >
        <h2>
          {onTick ? (
            <Checkbox checked={isTicked} onChange={(event) => onTick(event.target.checked)}>
              {name}
            </Checkbox>
          ) : (
            name
          )}
        </h2>
        <p>
          <strong>{longDateTime(scheduledFor)}</strong>
          {obstacle ? 'の予定です' : 'に届きます'}
        </p>
        {obstacle && <Notice kind="warning">{obstacleWords[obstacle]}</Notice>}
        <p className="quiet">
          <Phrases>{`${job.title}　差出人 ${companyUser.familyName} ${companyUser.givenName}`}</Phrases>
        </p>
        <p className="quiet">{`「${subject}」`}</p>
      </RowSides>
    </ListRow>
  )
}
