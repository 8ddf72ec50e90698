import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { Area } from '#ground/area.ts'
import { AskError, askOfSignIn } from '#web/carry/ask.ts'
import type { SignInCause } from '#web/carry/session-over.ts'
import { graphql } from '#web/generated/index.ts'
import { useHeard } from '#web/parts/answers/heard.ts'
import { StepFields } from '#web/parts/second-factor/next-step.tsx'
import { SignInFields } from '#web/parts/sign-in/sign-in-form.tsx'
import type { SignInAnswer } from '#web/hatch/sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import { onWindow, useListener } from '#web/ui/browser/listener.ts'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { urls } from '#ground/urls.ts'
import { OtherWays } from './other-ways.tsx'
import styles from './sign-in-dialog.module.css'

const SignedInAs = graphql(`
  query SignedInAs {
    viewer {
      ... on CandidateViewer {
        __typename
        id
      }
      ... on CompanyViewer {
        __typename
        id
      }
      ... on AdminViewer {
        __typename
        id
      }
    }
  }
`)

const homes = { candidate: urls.candidate.home, client: () => urls.client.home(), admin: urls.admin.home }

/** The person comes back from the new tab. */
const onFocus = onWindow('focus')

type SignInDialogProps = {
  area: Area
  owner: string
  cause: SignInCause
  onFinish: (isSignedIn: boolean) => void
}

const leads: Record<SignInCause, string> = {
  over: 'ログインの有効期限が切れました。ログインすると、入力した内容のまま続けられます。',
  other:
    '別のアカウントでログインしています。この画面は、前のアカウントのものです。前のアカウントでログインすると、入力した内容のまま続けられます。',
}

/** Loaded only when a session has ended, because most pages have no form fields. */
export default function SignInDialog({ area, owner, cause, onFinish }: SignInDialogProps) {
  const { data, state, Form } = useFetcher<SignInAnswer>()
  // After the action the router reloads the page's data, and that load waits for this sign-in. So 'loading' is not
  // busy.
  const [isAsking, setAsking] = useState(false)
  const needsEnrolment = data?.next?.step === 'enrol'
  const isBusy = state === 'submitting' || data?.isSignedIn === true || isAsking
  /** A provider was opened in a new tab. */
  const [isAway, setAway] = useState(false)
  const [said, setSaid] = useState<string | null>(null)

  const findOwner = async () => {
    const { viewer } = await askOfSignIn()(SignedInAs)
    if (viewer?.id === owner) onFinish(true)
    else if (viewer?.id && cause === 'other')
      setSaid('いまログインしているのは、別のアカウントです。前のアカウントでログインしてください。')
    // Another person must not send the first person's text, so the browser leaves the page.
    else if (viewer?.id) location.assign(homes[area]())
    else setSaid('まだログインしていません。新しいタブでログインしてください。')
  }
  const goOn = async () => {
    setSaid(null)
    setAsking(true)
    try {
      await findOwner()
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      setSaid(error.refused.message)
    } finally {
      setAsking(false)
    }
  }
  useHeard(data?.isSignedIn ? data : null, () => void goOn())

  useListener(onFocus, () => void (isAsking || goOn()), isAway || needsEnrolment)

  const notice = said && (
    <Notice kind="error" live>
      {said}
    </Notice>
  )
  const frame = {
    open: true,
    onClose: () => onFinish(false),
    title: 'もう一度ログインしてください',
    mode: 'sheet',
    closeOnBackground: false,
    locked: isBusy,
    cancel: 'あとで',
  } as const
  if (isAway) {
    return (
      <Modal
        {...frame}
        ok={
          <Button busy={isBusy} onClick={() => void goOn()}>
            続ける
          </Button>
        }
      >
        <div className="stack-4">
          {notice}
          <p>
            <Phrases>新しいタブでログインしたら、この画面に戻ってください。入力した内容のまま続けられます。</Phrases>
          </p>
          <Button kind="secondary" onClick={() => setAway(false)}>
            ほかの方法でログインする
          </Button>
        </div>
      </Modal>
    )
  }
  // The other ways stand below the password, so its button stands with it.
  const later = (
    <Button kind="secondary" disabled={isBusy} onClick={() => onFinish(false)}>
      あとで
    </Button>
  )
  return (
    <Modal {...frame} ok={later} cancel={false}>
      <p>
        <Phrases>{leads[cause]}</Phrases>
      </p>
      <Form method="post" action={urls[area].login()} noValidate className={styles.form}>
        <input type="hidden" name="stay" value="yes" />
        {notice}
        {needsEnrolment && (
          <Notice kind="warning" live>
            このアカウントには2段階認証が必要です。
            <Link to={urls[area].login()} target="_blank">
              新しいタブで設定
            </Link>
            してから、この画面に戻ってください。
          </Notice>
        )}
        {data?.next?.step === 'code' ? <StepFields answer={data} next={data.next} /> : <SignInFields answer={data} />}
        <Button type="submit" wide busy={isBusy}>
          ログイン
        </Button>
      </Form>
      {!data?.next && (
        <OtherWays area={area} email={data?.email} onSignedIn={() => void goOn()} onLeave={() => setAway(true)} />
      )}
    </Modal>
  )
}
