import { redirect } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'

const PipelineJobs = graphql(`
  query PipelineJobs {
    pipelineJobs {
      id
    }
  }
`)

/** The pipeline of the job that was accepted last. Without any, the page of the accepted students says what comes. */
async function load(ask: Ask) {
  const [job] = (await ask(PipelineJobs)).pipelineJobs
  throw redirect(job ? clientUrls.pipeline(job.id) : clientUrls.acceptedStudents())
}
export const loader = onServer(load)
export const clientLoader = onClient(load)
