import { useRevalidator } from 'react-router'
import { firstMessages } from '#web/texts/at-first.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type LoadFailedProps = { text?: string; heading?: 'h2' | 'h3'; className?: string }

/** Shown in place of data that could not be loaded; the rest of the page stays. */
export function LoadFailed({
  text = '読み込めませんでした。時間をおいて、もう一度お試しください。',
  heading,
  className,
}: LoadFailedProps) {
  const { revalidate, state } = useRevalidator()
  // The cause and the remedy are two sentences: the first is the heading.
  const [cause = text, ...remedy] = text.match(/[^。]+。/g) ?? []
  return (
    <div role="alert">
      <EmptyState
        title={cause.replace(/。$/, '')}
        {...(heading && { heading })}
        className={className}
        action={
          <Button kind="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
            {firstMessages.retry}
          </Button>
        }
      >
        {remedy.join('')}
      </EmptyState>
    </div>
  )
}
