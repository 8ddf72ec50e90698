import { type ReactNode, useState } from 'react'
import { longDateTime } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { BlockEndsFragment } from '#web/generated/graphql.ts'
import { calendarText } from '#web/texts/calendar.ts'
import { Modal } from '#web/ui/overlays/modal.tsx'
import styles from './blocked-companies.module.css'
import { BlockForm, type Blocking } from './blocking.tsx'

const BlockEnds = graphql(`
  fragment BlockEnds on BlockChoice {
    id
    company {
      displayName
    }
    openScouts {
      unanswered
      accepted
      nextDateAt
    }
  }
`)

type AskedBlockProps = {
  blocking: Blocking
  /** The company or the group, as the question names it. */
  name: string
  companies: readonly FragmentType<typeof BlockEnds>[]
  children: ReactNode
}

/** The press that blocks. It asks first where scouts or a date would end, which no lifting of the block brings back. */
export function AskedBlock({ blocking, name, companies: masked, children }: AskedBlockProps) {
  const [isAsked, setAsked] = useState(false)
  const companies = masked.map((company) => readFragment(BlockEnds, company))
  const ends = companies.flatMap((company) => endsOf(company, companies.length > 1))
  const form = { blocking, intent: 'block', name: 'companyId', values: companies.map(({ id }) => id) } as const
  if (ends.length === 0) return <BlockForm {...form}>{children}</BlockForm>
  const consequences = (
    <ul className={styles.consequences}>
      {ends.map((end) => (
        <li key={end}>{end}</li>
      ))}
    </ul>
  )
  return (
    <>
      <BlockForm {...form} onAsk={() => setAsked(true)}>
        {children}
      </BlockForm>
      <noscript>{consequences}</noscript>
      <Modal
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`${name}をブロックしますか？`}
        danger={
          <BlockForm {...form} isDanger onSend={() => setAsked(false)}>
            ブロックする
          </BlockForm>
        }
      >
        {consequences}
        <p>
          企業には、辞退としてお知らせします。ブロックしたことは伝わりません。あとでブロックを解除しても、終わったスカウトや予約は元に戻りません。
        </p>
      </Modal>
    </>
  )
}

function endsOf({ company, openScouts }: BlockEndsFragment, isNamed: boolean): string[] {
  const { unanswered = 0, accepted = 0, nextDateAt = null } = openScouts ?? {}
  const whose = isNamed ? `${company.displayName}：` : ''
  return [
    ...(unanswered > 0 ? [`${whose}返信待ちのスカウト${unanswered}件は、辞退になります。`] : []),
    ...(accepted > 0 ? [`${whose}承認したスカウト${accepted}件は、辞退になります。`] : []),
    ...(nextDateAt ? [`${whose}${longDateTime(nextDateAt)}からの予約は、取り消されます。${calendarText.stays}`] : []),
  ]
}
