import { Button } from '#web/ui/button.tsx'
import { useBanner } from '#web/ui/overlays/banner.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'

type CopyButtonProps = {
  /** The name of the copied text, such as 「メールアドレス」. */
  of: string
  text: string
}

/** Copies a short text that stands beside the button. */
export function CopyButton({ of, text }: CopyButtonProps) {
  const { show } = useBanner()
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => show({ kind: 'success', text: `${of}をコピーしました` }),
      () => show({ kind: 'error', text: 'コピーできませんでした。文字を選んでコピーしてください。' }),
    )
  return (
    <Button kind="quiet" icon aria-label={`${of}をコピー`} onClick={copy}>
      <Icon name="copy" size="small" />
    </Button>
  )
}
