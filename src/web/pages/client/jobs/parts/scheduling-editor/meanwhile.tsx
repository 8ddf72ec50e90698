import { ChangedLines } from '#web/parts/job-page/changed-lines.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { ChangedLine } from './rebased.ts'

/** The changes that a colleague saved while the editor was open. */
export function Meanwhile({ lines }: { lines: readonly ChangedLine[] }) {
  return (
    <>
      <p>
        <Phrases>
          あなたが変えていない項目は、保存された内容に置き換えました。確認して、もう一度保存してください。
        </Phrases>
      </p>
      {lines.length > 0 && <ChangedLines lines={lines} before="前の内容" after="保存された内容" />}
    </>
  )
}
