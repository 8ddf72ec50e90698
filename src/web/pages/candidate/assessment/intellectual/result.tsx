import { actOnClient, actOnServer, onClient, onServer } from '#web/carry/ask.ts'
import { Bands } from '#web/parts/assessment-result/bands.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { actsOn } from '../parts/result-acts.ts'
import { loadResult } from '../parts/result-fields.ts'
import { ResultPage } from '../parts/result-page.tsx'
import type { Route } from './+types/result'

const load = loadResult('INTELLECTUAL')
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnResult = actsOn('INTELLECTUAL')
export const action = actOnServer(actOnResult)
export const clientAction = actOnClient(actOnResult)

const title = '能力検査の結果'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function IntellectualResult({ loaderData, actionData }: Route.ComponentProps) {
  const lead = 'セクションごとの結果を5段階で表しています。'
  return (
    <ResultPage title={title} lead={lead} result={loaderData} answer={actionData}>
      {(sheet) => <Bands sheet={sheet} />}
    </ResultPage>
  )
}
