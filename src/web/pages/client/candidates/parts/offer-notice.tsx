import type { ReactNode } from 'react'
import { Notice } from '#web/ui/notice.tsx'

const warning = '入社意思の確認や辞退の強要にあたる表現は避けてください。'

/** Students with an offer must not be pressed to give it up, so writing and confirming a scout show this notice. */
export function OfferNotice({ student }: { student: { hasOffer: boolean } }) {
  if (!student.hasOffer) return null
  return <Notice kind="warning">この学生は内定を保有しています。{warning}</Notice>
}

/** The notice for several students at once; `children` lists the students. */
export const OffersNotice = ({ count, children }: { count: number; children: ReactNode }) => (
  <Notice kind="warning">
    <p>
      内定を保有している学生が{count}名います。{warning}
    </p>
    {children}
  </Notice>
)
