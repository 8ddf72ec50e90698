import { activityKindNames, activityLimits } from '../rules.ts'
import { addDays, isDay } from '#ground/day.ts'
import { checkText, validationText } from '#ground/validation/validation.ts'

/** The period and the words of the address; without a period, the last thirty days. `mistake` is a sentence about it. */
export function readAddress(search: URLSearchParams, today: string) {
  const [from, to] = [search.get('from'), search.get('to')]
  const filter = {
    from: from || addDays(today, 1 - activityLimits.days.shown),
    to: to || today,
    person: search.get('person') || null,
    kind: activityKindNames.find((kind) => kind === search.get('kind')) ?? null,
    text: (search.get('text') ?? '').trim(),
    isEach: search.get('each') === '1',
  }
  return { filter, mistake: mistakeIn(filter) }
}
export type Asked = ReturnType<typeof readAddress>['filter']

function mistakeIn({ from, to, text }: { from: string; to: string; text: string }) {
  if (!isDay(from) || !isDay(to)) return validationText.date
  if (to < from) return '終わりの日は、始まりの日よりあとにしてください'
  if (to >= addDays(from, activityLimits.days.max)) return `一度に表示できる期間は${activityLimits.days.max}日までです`
  return checkText('text', text, activityLimits.text)?.message ?? null
}

export const writeAddress = ({ from, to, person, kind, text, isEach }: Asked) => ({
  from,
  to,
  person,
  kind,
  text: text || null,
  each: isEach ? '1' : null,
})
