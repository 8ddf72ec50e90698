import { actOnClient, actOnServer, onClient, onServer } from '#web/carry/ask.ts'
import { Traits } from '#web/parts/assessment-result/traits.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { actsOn } from '../parts/result-acts.ts'
import { loadResult } from '../parts/result-fields.ts'
import { ResultPage } from '../parts/result-page.tsx'
import { CopyTraits } from './result/copy-traits.tsx'
import type { Route } from './+types/result'

const load = loadResult('PERSONALITY')
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnResult = actsOn('PERSONALITY')
export const action = actOnServer(actOnResult)
export const clientAction = actOnClient(actOnResult)

const title = '性格検査の結果'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function PersonalityResult({ loaderData, actionData }: Route.ComponentProps) {
  const lead = '性格検査に良い・悪いはありません。どちらの側にも、それぞれの持ち味があります。'
  return (
    <ResultPage title={title} lead={lead} result={loaderData} answer={actionData}>
      {(sheet) => (
        <>
          <Traits sheet={sheet} />
          <CopyTraits sheet={sheet} />
        </>
      )}
    </ResultPage>
  )
}
