import { Notice } from '#web/ui/notice.tsx'
import { colleagueNamesIn } from './colleague-name.ts'
import type { Composer } from './composer.ts'

/** The text of the last scout may introduce the colleague who sent it, and that of a comparison who started it. */
export function ColleagueNotice({ composer: { storedDraft, experiment, colleagues, viewer } }: { composer: Composer }) {
  const texts = experiment ? experiment.versions : [storedDraft.draft]
  const own = viewer?.familyName ?? ''
  const names = colleagueNamesIn(
    texts.map(({ subject, message }) => `${subject}\n${message}`).join('\n'),
    colleagues,
    own,
  )
  if (names.length === 0) return null
  return (
    <Notice kind="warning">
      {`文面に${names.map((name) => `「${name}」`).join('')}とあります。差出人は${own}さんです。名前を確認してください。`}
    </Notice>
  )
}
