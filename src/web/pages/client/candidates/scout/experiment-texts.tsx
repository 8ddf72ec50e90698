import { Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { Card } from '#web/ui/card.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Composer } from './composer.ts'
import { useStepUrls } from './steps/step-urls.ts'
import styles from './letter.module.css'

/** The two texts that chance divides, or that this sending stays outside of the job's comparison. */
export function ExperimentTexts({ composer: { job, experiment } }: { composer: Composer }) {
  const { urlOutside } = useStepUrls()
  const running = job?.scoutExperiment
  if (!running) return null
  if (!experiment)
    return (
      <Notice>
        <p>{`この募集では「${running.title}」を比べています。いまの文面で送る学生は、比較に入りません。`}</p>
        <Link className={linkClass()} to={urlOutside(false)} replace preventScrollReset>
          比べている文面で送る
        </Link>
      </Notice>
    )
  return (
    <Card as="section" className={styles.message} aria-labelledby="experiment-texts">
      <header>
        <h2 id="experiment-texts">
          <Phrases>比べている2つの文面</Phrases>
        </h2>
      </header>
      <p className="quiet">
        <Phrases>
          {`「${experiment.title}」の比較が進んでいます。学生ごとに、AかBのどちらかが送信するときに無作為に選ばれます。理由は、どちらにもつながるように書いてください。`}
        </Phrases>
      </p>
      {experiment.versions.map(({ version, subject, message }) => (
        <Fold key={version} title={`文面${version}　${subject}`}>
          <p className="written">{message}</p>
        </Fold>
      ))}
      <p className="line-2">
        <Link className={linkClass()} to={urlOutside(true)} replace preventScrollReset>
          比較に入れず、自分の文面で送る
        </Link>
        <Link className={linkClass()} to={clientUrls.experiment(experiment.id)}>
          いまの結果
        </Link>
      </p>
    </Card>
  )
}
