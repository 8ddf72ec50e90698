import type { Refused } from '#web/carry/ask.ts'
import { messages } from '#web/texts/messages.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Why the settings were not saved, unless a field says it. */
export const SaveRefusal = ({ refused }: { refused: Refused | undefined }) =>
  refused && refused.fields.length === 0 ? (
    <Notice kind="error" live>
      {messages.subscriptionFailed}
    </Notice>
  ) : null
