import { Form } from 'react-router'
import { monthDay, time } from '#ground/tokyo-time.ts'
import type { HeldOutcomeFragment } from '#web/generated/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { callStudent } from '#web/parts/students/disclosed.ts'
import { Button } from '#web/ui/button.tsx'
import { outcomeTabs } from '../outcomes/words.ts'
import { ListRow, RowList, RowSides } from '../parts/row-list.tsx'
import styles from './owed-answers.module.css'

export const HeldOutcomeFields = graphql(`
  fragment HeldOutcome on HeldOutcome {
    id
    scoutInvitationId
    outcome
    message
    tellsAt
    candidate {
      id
      ... on DisclosedSearchCandidate {
        familyName
        givenName
      }
    }
  }
`)

/** The words that wait for the morning, each with its way back. */
export function HeldOutcomes({
  held,
  canWrite,
}: {
  held: FragmentType<typeof HeldOutcomeFields>[]
  canWrite: boolean
}) {
  const words = readFragment(HeldOutcomeFields, held)
  if (words.length === 0) return null
  return (
    <section aria-labelledby="held" className={styles.held}>
      <h2 id="held">朝に届く結果</h2>
      <RowList>
        {words.map((word) => (
          <Held key={word.scoutInvitationId} word={word} canWrite={canWrite} />
        ))}
      </RowList>
    </section>
  )
}

function Held({ word, canWrite }: { word: HeldOutcomeFragment; canWrite: boolean }) {
  const { scoutInvitationId: id, outcome, message, tellsAt, candidate } = word
  const name = callStudent(candidate)
  return (
    <ListRow>
      <RowSides
        end={
          canWrite && (
            <Form method="post">
              <IdempotencyKey intention={`held-${word.id}`} />
              <HiddenFields fields={{ scoutInvitationId: id, heldOutcomeId: word.id }} />
              <Button type="submit" kind="secondary">
                <span className="visually-hidden">{`${name}への結果を`}</span>
                取り消す
              </Button>
            </Form>
          )
        }
      >
        <h3>{name}</h3>
        <p>
          {tellsAt && `${monthDay(tellsAt)} ${time(tellsAt)}に届きます：`}
          {outcome && outcomeTabs[outcome]}
        </p>
        <p className="written quiet">{message}</p>
      </RowSides>
    </ListRow>
  )
}
