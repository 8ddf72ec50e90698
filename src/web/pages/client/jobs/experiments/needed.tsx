import { experimentDays, experimentLimits } from '#domain/scout-invitation/sending/experiment/rules.ts'
import { mostNeeded, neededPerVersion, type Plan } from '#domain/scout-invitation/sending/experiment/rules/plan.ts'
import { quotaDays } from '#domain/scout-invitation/sending/limit/rules.ts'
import { grouped } from '#ground/grouped.ts'
import { Notice } from '#web/ui/notice.tsx'

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max

/** The number of students that the difference needs, beside what the plan allows in sixty days. */
export function Needed({ plan, limit }: { plan: Plan; limit: number }) {
  const { baseRate, difference } = plan
  const isPlan =
    isWithin(baseRate, experimentLimits.baseRate) &&
    isWithin(difference, experimentLimits.difference) &&
    baseRate + difference < 100
  if (!isPlan) return <Notice live>いまの承認率と見つけたい差を入力すると、必要な人数が分かります。</Notice>
  const needed = neededPerVersion(plan)
  const reach = (limit * experimentDays) / quotaDays
  const said =
    needed === null
      ? `${baseRate}%と${baseRate + difference}%の差を見つけるには、回答期限を過ぎた学生が、それぞれ${grouped(mostNeeded)}名より多く必要です。`
      : `${baseRate}%と${baseRate + difference}%の差があるとき、それを8割の確かさで見つけるには、回答期限を過ぎた学生が、AとBにそれぞれ${grouped(needed)}名必要です。`
  if (needed !== null && needed * 2 <= reach) return <Notice live>{said}</Notice>
  return (
    <Notice kind="warning" live>
      <p>{said}</p>
      <p>
        {`ご契約のプランで${experimentDays}日間に送れるのは最大${grouped(reach)}通です。この差は見つからない見込みですが、始めることはできます。見つけたい差を大きくすると、必要な人数は減ります。`}
      </p>
    </Notice>
  )
}
