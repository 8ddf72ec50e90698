import { Notice } from '#web/ui/notice.tsx'
import { colleagueNamesIn } from './colleague-name.ts'
import type { Composer } from './composer.ts'

/** The text of the last scout may introduce the colleague who sent it. */
export function ColleagueNotice({ composer: { storedDraft, colleagues, viewer } }: { composer: Composer }) {
  const { subject, message } = storedDraft.draft
  const own = viewer?.familyName ?? ''
  const names = colleagueNamesIn(`${subject}\n${message}`, colleagues, own)
  if (names.length === 0) return null
  return (
    <Notice kind="warning">
      {`文面に${names.map((name) => `「${name}」`).join('')}とあります。差出人は${own}さんです。名前を確認してください。`}
    </Notice>
  )
}
