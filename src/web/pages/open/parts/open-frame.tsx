import type { ReactNode } from 'react'
import { urls } from '#ground/urls.ts'
import { Footer } from '#web/parts/shell/footer.tsx'
import { LineStrip } from '#web/parts/shell/line-strip.tsx'
import { TopBar } from '#web/parts/shell/top-bar.tsx'
import { useRootData } from '#web/document/root-data.ts'
import styles from './open-frame.module.css'

/** A page outside of the areas, the same for everybody. */
export function OpenFrame({ className, children }: { className?: string; children: ReactNode }) {
  const root = useRootData()
  return (
    <div className={styles.frame}>
      <TopBar home={urls.candidate.home()} homeLabel={`${root?.productName ?? ''} トップ`} />
      <div>{root?.inAppBrowser === 'LINE' && <LineStrip />}</div>
      <main id="main" className={className}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
