import { redirect } from 'react-router'
import { attachment } from '#ground/attachment.ts'
import { assessmentUrls } from '#ground/assessment-urls.ts'
import { urls } from '#ground/urls.ts'
import { AskError, notFound, type Ask, type ServerArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { fileOnServer } from '#web/hatch/file-answer.ts'

const AssessmentResultFile = graphql(`
  query AssessmentResultFile($kind: AssessmentKind!, $form: AssessmentKeepsakeForm!) {
    assessmentKeepsake(kind: $kind, form: $form) {
      contents
      takenOn
    }
  }
`)

const tests = {
  intellectual: { kind: 'INTELLECTUAL', name: '能力検査の結果', page: assessmentUrls.intellectualResult() },
  personality: { kind: 'PERSONALITY', name: '性格検査の結果', page: assessmentUrls.personalityResult() },
} as const
const forms = {
  picture: { form: 'PICTURE', type: 'image/png', ending: 'png' },
  document: { form: 'DOCUMENT', type: 'application/pdf', ending: 'pdf' },
} as const
const isIn = <Table extends object>(table: Table, key: string | undefined): key is Extract<keyof Table, string> =>
  key !== undefined && Object.hasOwn(table, key)

/** A visitor without a session signs in first, and finds the page of the result. */
async function orSignIn<Result>(answer: Promise<Result>, page: string) {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AskError && error.refused.code === 'unauthenticated')
      throw redirect(urls.candidate.login(page))
    throw error
  }
}

/** The download of a result as a picture or a document. */
const load = async (ask: Ask, { params }: ServerArgs) => {
  if (!isIn(tests, params['test']) || !isIn(forms, params['form'])) throw notFound()
  const { kind, name, page } = tests[params['test']]
  const { form, type, ending } = forms[params['form']]
  const { assessmentKeepsake } = await orSignIn(ask(AssessmentResultFile, { kind, form }), page)
  return new Response(Buffer.from(assessmentKeepsake.contents, 'base64'), {
    headers: {
      'content-type': type,
      'content-disposition': attachment(`${name}_${assessmentKeepsake.takenOn}.${ending}`, `result.${ending}`),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}
export const loader = fileOnServer(load)
