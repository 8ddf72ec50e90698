import { Notice } from '#web/ui/notice.tsx'

/** The scout types that are not part of a selection, by lookup id. */
const isCasualTalk = (scoutTypeId: string) => scoutTypeId === '7'
const publicEvents = ['4', '5', '6']

const selectionNote = (scoutTypeId: string) => {
  if (isCasualTalk(scoutTypeId)) return 'この面談は選考ではありません。'
  if (publicEvents.includes(scoutTypeId)) return 'このイベントで得た学生情報を採用選考に使うことはありません。'
  return null
}

/** The steps of the other types, internships among them, lead to taking part. */
const selections = ['1', '2']
export const isSelection = (scoutTypeId: string) => selections.includes(scoutTypeId)

/** States what a scout does not mean. isScout adds that a scout promises no selection, where there may be one. */
export function SelectionNotice({ scoutTypeId, isScout }: { scoutTypeId: string; isScout?: boolean }) {
  const note = selectionNote(scoutTypeId)
  const isPromise = isScout && !isCasualTalk(scoutTypeId)
  if (!note && !isPromise) return null
  return (
    <Notice>
      {isPromise && <p>このスカウトは選考の合格を約束するものではありません。</p>}
      {note && <p>{note}</p>}
    </Notice>
  )
}
