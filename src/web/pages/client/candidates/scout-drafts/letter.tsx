import { Fact, Facts } from '#web/ui/facts.tsx'
import { Fold } from '#web/ui/fold.tsx'

type LetterProps = {
  title: string
  subject: string
  message: string
  followUp?: string | null
  /** The reasons, each with whom it was written for. */
  reasons: readonly { candidateId: string; name: string; reason: string }[]
}

/** A letter to read and to copy. */
export function Letter({ title, subject, message, followUp, reasons }: LetterProps) {
  return (
    <Fold title={title} quiet>
      <Facts compact>
        <Fact label="件名">{subject}</Fact>
        <Fact label="本文">
          <span className="written">{message}</span>
        </Fact>
        {followUp && (
          <Fact label="フォローの文面">
            <span className="written">{followUp}</span>
          </Fact>
        )}
        {reasons.map(({ candidateId, name, reason }) => (
          <Fact key={candidateId} label={`選んだ理由（${name}）`}>
            <span className="written">{reason}</span>
          </Fact>
        ))}
      </Facts>
    </Fold>
  )
}
