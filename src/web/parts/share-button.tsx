import { messages } from '#web/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/toast-region.tsx'

type ShareButtonProps = {
  title: string
  /** Words before the address, and the address itself; without them the page's own address is shared. */
  invitation?: { text: string; url: string; copied: string; notCopied: string }
}

/** Shares an address by the device's own sheet; where there is none, the address is copied. */
export function ShareButton({ title, invitation }: ShareButtonProps) {
  const toast = useToast()
  const share = async () => {
    const { text, url } = invitation ?? { text: undefined, url: window.location.href }
    try {
      // Firefox on the desktop has none.
      if (typeof navigator.share === 'function') return await navigator.share({ title, ...(text && { text }), url })
      await navigator.clipboard.writeText(text ? `${text}\n${url}` : url)
      toast({ text: invitation?.copied ?? messages.addressCopied })
    } catch (error) {
      // The sheet was closed: nothing was to be shared.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({ text: invitation?.notCopied ?? messages.addressNotCopied })
    }
  }
  return (
    <Button kind="secondary" className="scripted-only" onClick={() => void share()}>
      <Icon name="share" />
      共有
    </Button>
  )
}
