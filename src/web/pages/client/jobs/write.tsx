import { useState } from 'react'
import { actOnClient, actOnServer, onClient, onServer } from '#web/carry/ask.ts'
import { readFragment } from '#web/generated/index.ts'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/write'
import { actOnJobWriting } from './write/act.ts'
import { LastLook } from './write/last-look.tsx'
import { loadWriter, WrittenJob, type Writing } from './write/load.ts'
import { Writer } from './write/writer.tsx'

export const loader = onServer(loadWriter)
export const clientLoader = onClient(loadWriter)
export const action = actOnServer(actOnJobWriting)
export const clientAction = actOnClient(actOnJobWriting)
export const handle = { fills: true }
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  titleOf(loaderData?.publishing ? '募集の確認' : '募集を書く', matches)

export default function JobWriterPage({ loaderData: { publishing, writing } }: Route.ComponentProps) {
  return publishing ? (
    <LastLook key={publishing.jobDescription.id} publishing={publishing} />
  ) : (
    <Writers writing={writing} />
  )
}

/** One form for each job that is opened, and for each time it is read anew. */
function Writers({ writing }: { writing: Writing }) {
  const job = readFragment(WrittenJob, writing.jobDescription) ?? null
  const jobId = job?.id ?? null
  const [opened, setOpened] = useState({ jobId, round: 0 })
  const [created, setCreated] = useState<string | null>(null)
  // The job that was made of this form keeps the form; any other job opens another one.
  if (opened.jobId !== jobId)
    setOpened({ jobId, round: jobId !== null && jobId === created ? opened.round : opened.round + 1 })
  return (
    <Writer
      key={opened.round}
      writing={writing}
      job={job}
      onCreated={setCreated}
      onReadAnew={() => setOpened({ jobId, round: opened.round + 1 })}
    />
  )
}
