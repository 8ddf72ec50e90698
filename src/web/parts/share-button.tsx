import { useLocation } from 'react-router'
import { openOutsideOfLine } from '#ground/address.ts'
import { useRootData } from '#web/document/root-data.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass, LinkButton } from '#web/ui/link-button.tsx'
import { useToast } from '#web/ui/overlays/toast-region.tsx'
import { withMessages } from './answers/with-messages.ts'
import { ProviderMark } from './sign-in/provider-mark.tsx'
import styles from './share-button.module.css'

type ShareButtonProps = {
  title: string
  /** Words before the address, and the address itself; without them the page's own address is shared. */
  invitation?: { text: string; url: string; copied: string; notCopied: string }
}

/**
 * conventions 2.3: shares an address by the device's own sheet, or copies it where there is none. Phones, and
 * invitations everywhere, have a way to LINE beside it. A shared address opens outside of LINE's own browser (legal 9).
 */
export function ShareButton({ title, invitation }: ShareButtonProps) {
  const toast = useToast()
  const { pathname } = useLocation()
  const { publicUrl = '' } = useRootData() ?? {}
  const text = invitation?.text
  const address = openOutsideOfLine(invitation?.url ?? `${publicUrl}${pathname}`)
  const tell = (own: string | undefined, name: 'addressCopied' | 'addressNotCopied') =>
    own === undefined ? withMessages((texts) => toast({ text: texts[name] })) : toast({ text: own })
  const copy = () =>
    navigator.clipboard.writeText(text ? `${text}\n${address}` : address).then(
      () => tell(invitation?.copied, 'addressCopied'),
      () => tell(invitation?.notCopied, 'addressNotCopied'),
    )
  const share = async () => {
    // Firefox on the desktop has none.
    if (typeof navigator.share !== 'function') return copy()
    try {
      await navigator.share({ title, ...(text && { text }), url: address })
    } catch (error) {
      // The sheet was closed: nothing was to be shared.
      if (error instanceof DOMException && error.name === 'AbortError') return
      tell(invitation?.notCopied, 'addressNotCopied')
    }
  }
  return (
    <>
      <Button kind="secondary" className="scripted-only" onClick={() => void share()}>
        <Icon name="share" />
        共有
      </Button>
      <div className={classNames(styles.ways, !invitation && 'phone-only')}>
        <a className={linkButtonClass()} href={lineUrl(`${text ?? title}\n${address}`)}>
          <ProviderMark name="line" />
          LINEで送る
        </a>
        <LinkButton className="scripted-only" onClick={() => void copy()}>
          <Icon name="copy" size="small" />
          リンクをコピー
        </LinkButton>
      </div>
    </>
  )
}

const lineUrl = (text: string) => `https://line.me/R/share?text=${encodeURIComponent(text)}`
