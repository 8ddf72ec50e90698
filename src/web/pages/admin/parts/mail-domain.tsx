import { Badge } from '#web/ui/marks/badge.tsx'

/** A mail's domain, with what it says of the company. */
export const MailDomain = ({ domain, isFree }: { domain: string; isFree: boolean }) => (
  <>
    {domain} {isFree && <Badge kind="warning">フリーメール・手動確認</Badge>}
  </>
)
