import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { minSentToCompare } from '#domain/scout-invitation/analysis/rules.ts'
import { experimentDays, experimentLimits } from '#domain/scout-invitation/sending/experiment/rules.ts'
import { limits } from '#domain/scout-invitation/sending/rules.ts'
import { answerDays } from '#domain/scout-invitation/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { checkExperimentForm, experimentIn } from './act.ts'
import styles from './experiments.module.css'
import { Needed } from './needed.tsx'

type Job = {
  id: string
  lastScoutText: { subject: string; message: string } | null
  scoutAcceptances: { accepted: number; judged: number }
}
type StartFormProps = { job: Job; limit: number; answer: FormAnswer | undefined }

const labels = {
  title: experimentLimits.title.label,
  baseRate: 'いまの承認率',
  difference: '見つけたい差',
  'versionA.subject': '文面Aの件名',
  'versionA.message': '文面Aのメッセージ',
  'versionB.subject': '文面Bの件名',
  'versionB.message': '文面Bのメッセージ',
}

const usualRate = 20
const usualDifference = 10

function rateSoFar({ accepted, judged }: Job['scoutAcceptances']) {
  if (judged < minSentToCompare) return usualRate
  const { min, max } = experimentLimits.baseRate
  return Math.min(max, Math.max(min, Math.round((accepted / judged) * 100)))
}

/** The comparison, the number it needs before anything is sent, and the two texts. */
export function StartForm({ job, limit, answer }: StartFormProps) {
  const form = useForm({ labels, check: checkExperimentForm, answer })
  const field = (path: string, first: string) => {
    const binding = form.field(path)
    return { ...binding, defaultValue: binding.defaultValue ?? first }
  }
  const { judged, accepted } = job.scoutAcceptances
  const baseRate = rateSoFar(job.scoutAcceptances)
  const [plan, setPlan] = useState({ baseRate, difference: usualDifference })
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const next = experimentIn(new FormData(currentTarget))
    if (next.baseRate !== plan.baseRate || next.difference !== plan.difference)
      setPlan({ baseRate: next.baseRate, difference: next.difference })
  }
  return (
    <Form {...form.props} onInput={follow} className="stack-5">
      <IdempotencyKey intention="start-experiment" answer={answer} />
      <HiddenFields fields={{ intent: 'start', jobId: job.id }} />
      <TextField
        {...form.field('title')}
        label={labels.title}
        hint="一覧に出ます。例：締めの一文を質問にする"
        required
        autoComplete="off"
      />
      <div className={styles.plan}>
        <TextField
          {...field('baseRate', String(baseRate))}
          label={labels.baseRate}
          hint={
            judged >= minSentToCompare
              ? `過去1年にこの募集で回答期限を過ぎた学生${judged}名のうち、${accepted}名が承認しました。（%）`
              : `この募集で回答期限を過ぎた学生が、まだ${minSentToCompare}名に足りないため、目安の${usualRate}%を入れています。（%）`
          }
          required
          inputMode="numeric"
        />
        <TextField
          {...field('difference', String(usualDifference))}
          label={labels.difference}
          hint="これより小さな差は、見つからなくてもよいと考える幅です。（ポイント）"
          required
          inputMode="numeric"
        />
      </div>
      <Needed plan={plan} limit={limit} />
      {(['versionA', 'versionB'] as const).map((version) => (
        <Card key={version} as="section" className="stack-4" aria-labelledby={`${version}-title`}>
          <h2 id={`${version}-title`}>{version === 'versionA' ? '文面A' : '文面B'}</h2>
          <TextField
            {...field(`${version}.subject`, job.lastScoutText?.subject ?? '')}
            label="件名"
            required
            autoComplete="off"
          />
          <TextArea
            {...field(`${version}.message`, job.lastScoutText?.message ?? '')}
            label="メッセージ"
            hint="あなたを選んだ理由は、これまでどおり学生ごとに書きます。"
            required
            rows={8}
            min={limits.message.min}
            max={limits.message.max}
          />
        </Card>
      ))}
      <p className="note-13">
        始めたあとは、文面を変えられません。AとBのどちらが届くかは、送信するときに学生ごとに無作為に決まり、選べません。学生のさがし方ごとに、AとBがほぼ同じ人数になります。送信から
        {answerDays}日（回答期限）までに承認した学生を数え、{experimentDays}日で終わります。
      </p>
      <FormEnd form={form} send="この2つの文面で始める">
        <ButtonLink kind="secondary" to={clientUrls.experiments()}>
          戻る
        </ButtonLink>
      </FormEnd>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </Form>
  )
}
