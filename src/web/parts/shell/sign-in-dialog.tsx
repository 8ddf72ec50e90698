import { useId } from 'react'
import { useFetcher } from 'react-router'
import type { Area } from '#ground/area.ts'
import { askFromBrowser } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useHeard } from '#web/parts/heard.ts'
import { SignInFields } from '#web/parts/sign-in-form.tsx'
import type { SignInAnswer } from '#web/sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { urls } from '#ground/urls.ts'
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

const homes = { candidate: urls.candidate.home, client: () => urls.client.home(), admin: () => urls.admin.events() }

type SignInDialogProps = { area: Area; owner: string; onFinish: (isSignedIn: boolean) => void }

/** Loaded only when a session has ended, because most pages have no form fields. */
export default function SignInDialog({ area, owner, onFinish }: SignInDialogProps) {
  const { data, state, Form } = useFetcher<SignInAnswer>()
  const formId = useId()
  // After the action the router reloads the page's data, and that load waits for this sign-in. So 'loading' is not
  // busy.
  const isBusy = state === 'submitting' || data?.isSignedIn === true

  const goOn = async () => {
    const { viewer } = await askFromBrowser()(SignedInAs)
    if (viewer?.id === owner) return onFinish(true)
    // Another person must not send the first person's text, so the browser leaves the page.
    location.assign(homes[area]())
  }
  useHeard(data?.isSignedIn ? data : null, () => void goOn())

  return (
    <Modal
      open
      onClose={() => onFinish(false)}
      title="もう一度ログインしてください"
      mode="sheet"
      closeOnBackground={false}
      locked={isBusy}
      ok={
        <Button type="submit" form={formId} busy={isBusy}>
          ログイン
        </Button>
      }
      cancel="あとで"
    >
      <p>ログインの有効期限が切れました。ログインすると、入力した内容のまま続けられます。</p>
      <Form id={formId} method="post" action={urls[area].login()} noValidate className={styles.form}>
        <input type="hidden" name="stay" value="yes" />
        <SignInFields answer={data} />
      </Form>
    </Modal>
  )
}
