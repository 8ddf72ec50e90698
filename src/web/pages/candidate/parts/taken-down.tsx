import { Notice } from '#web/ui/notice.tsx'

type TakenDownProps = { className?: string | undefined }

/** Only a student who holds a scout of the job reads this. */
export function TakenDown({ className }: TakenDownProps) {
  return (
    <Notice kind="warning" className={className}>
      <p>運営が内容を確認しているため、この募集の掲載を止めています。</p>
      <p>
        条件が実際と違うことがあります。回答や参加の前に、条件を企業に確かめてください。届いたスカウトには、そのまま回答できます。
      </p>
    </Notice>
  )
}
