import { unneededWordIn } from '#ground/fair-hiring-words.ts'
import { Notice } from '#web/ui/notice.tsx'

/** conventions 2.6: tells a student that a selection needs no such words; the text is saved as it is. */
export default function UnneededWord({ text }: { text: string }) {
  const word = unneededWordIn(text)
  return (
    word && (
      <Notice live>{`「${word}」が含まれています。この情報は選考に不要です。書かなくても不利になりません。`}</Notice>
    )
  )
}
