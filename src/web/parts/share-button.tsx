import { messages } from '#web/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/toast-region.tsx'

/** Shares the page's address by the device's own sheet; where there is none, the address is copied. */
export function ShareButton({ title }: { title: string }) {
  const toast = useToast()
  const share = async () => {
    const { href: url } = window.location
    try {
      // Firefox on the desktop has none.
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toast({ text: messages.addressCopied })
    } catch (error) {
      // The sheet was closed: nothing was to be shared.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({ text: messages.addressNotCopied })
    }
  }
  return (
    <Button kind="secondary" className="scripted-only" onClick={() => void share()}>
      <Icon name="share" />
      共有
    </Button>
  )
}
