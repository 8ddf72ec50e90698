import type { BannerMessage } from './banner-message.ts'
import styles from './banner-content.module.css'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../marks/icon.tsx'
import { Phrases } from '../phrases.tsx'

export const bannerClass = (kind: BannerMessage['kind']) => classNames(styles.banner, styles[kind])

export function BannerContent({ message, onClose }: { message: BannerMessage; onClose: () => void }) {
  const { action } = message
  const act = () => {
    onClose()
    action?.onPress()
  }
  return (
    <>
      <Icon name={message.kind === 'success' ? 'check' : 'warning'} />
      <p>
        <Phrases>{message.text}</Phrases>
      </p>
      {action && (
        <Button kind="night" onClick={act}>
          {action.label}
        </Button>
      )}
      <Button kind="night" icon aria-label="閉じる" onClick={onClose}>
        <Icon name="close" />
      </Button>
    </>
  )
}
