import type { MouseEvent, ReactNode } from 'react'
import type { FetcherWithComponents } from 'react-router'
import type { ActionRefusal } from '#web/carry/ask.ts'
import { useHeard } from '#web/parts/answers/heard.ts'
import { withMessages } from '#web/parts/answers/with-messages.ts'
import { formOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/overlays/toast-region.tsx'

/** The act that was done, and the fields of the form that takes it back. */
type Done = { done: 'companyBlocked' | 'companyUnblocked'; undo: Record<string, string[]> }
export type BlockAnswer = Done | ActionRefusal

export type Blocking = ReturnType<typeof useBlocking>

/** One fetcher for all rows: a row may be gone when its act is taken back. */
export function useBlocking(fetcher: FetcherWithComponents<BlockAnswer>) {
  const toast = useToast()
  const takeBack = (undo: Done['undo']) => {
    const form = new FormData()
    for (const [name, values] of Object.entries(undo)) for (const value of values) form.append(name, value)
    void fetcher.submit(form, { method: 'post' })
  }
  const done = fetcher.data && 'done' in fetcher.data ? fetcher.data : null
  useHeard(done, ({ done: name, undo }) =>
    withMessages(({ success, undo: label }) =>
      toast({ about: 'block', text: success[name], action: { label, onPress: () => takeBack(undo) } }),
    ),
  )
  return { Form: fetcher.Form, sending: formOnItsWay(fetcher) }
}

type BlockFormProps = {
  blocking: Blocking
  intent: 'block' | 'unblock' | 'blockNumber' | 'unblockNumber'
  name: 'companyId' | 'corporateNumber'
  values: readonly string[]
  isDanger?: boolean
  /** Asks in a dialog instead of sending; without scripts the form is sent. */
  onAsk?: () => void
  onSend?: () => void
  /** The verb, with the company's name for screen readers. */
  children: ReactNode
}

/** The form of one act: a press works before the scripts are there. */
export function BlockForm({ blocking: { Form, sending }, intent, name, values, children, ...ways }: BlockFormProps) {
  const { isDanger, onAsk, onSend } = ways
  const kind = isDanger ? 'danger' : intent.startsWith('un') ? 'quiet' : 'secondary'
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    onAsk?.()
  }
  const isBusy = sending?.get('intent') === intent && sending.get(name) === values[0]
  return (
    <Form method="post" className="stack" onSubmit={onSend}>
      <input type="hidden" name="intent" value={intent} />
      {values.map((value) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind={kind} busy={isBusy} onClick={onAsk && ask}>
        {children}
      </Button>
    </Form>
  )
}

export function BlockRefusal({ answer }: { answer: BlockAnswer | undefined }) {
  return answer && 'refused' in answer && <ErrorNotice message={answer.refused.message} />
}
