import { Fact } from '#web/ui/facts.tsx'
import { Phrases } from '#web/ui/phrases.tsx'

/** The conditions of a job as rows; use them inside Facts. */
export function ConditionRows({ conditions }: { conditions: readonly { label: string; body: string }[] }) {
  return conditions.map(({ label, body }) => (
    <Fact key={label} label={<Phrases>{label}</Phrases>}>
      <span className="written">
        <Phrases>{body}</Phrases>
      </span>
    </Fact>
  ))
}
