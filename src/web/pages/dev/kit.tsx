import { lazy } from 'react'
import { BannerProvider } from '#web/ui/banner.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { ToastProvider } from '#web/ui/toast-region.tsx'
import { Buttons } from './kit/buttons.tsx'
import { Choices } from './kit/choices.tsx'
import { Fields } from './kit/fields.tsx'
import { Ground } from './kit/ground.tsx'
import { Icons } from './kit/icons.tsx'
import styles from './kit/kit.module.css'
import { Lists } from './kit/lists.tsx'
import { Meters } from './kit/meters.tsx'
import { Opening } from './kit/opening.tsx'
import { Overlays } from './kit/overlays.tsx'
import { Reading } from './kit/reading.tsx'
import { Tables } from './kit/tables.tsx'
import { Tags } from './kit/tags.tsx'
import { Telling } from './kit/telling.tsx'

// What is heavy comes when it is shown. Without a Suspense around it the server sends it whole, also for those without scripts.
const Days = lazy(() => import('./kit/days.tsx'))
const Files = lazy(() => import('./kit/files.tsx'))

export default function Kit() {
  return (
    <BannerProvider>
      <ToastProvider>
        <title>部品帳｜ヨアケ</title>
        <main id="main" className={styles.sheet}>
          <div className={styles.title}>
            <Logo className={styles.logo} />
            <h1>部品帳</h1>
          </div>
          <Ground />
          <Buttons />
          <Fields />
          <Choices />
          <Days />
          <Files />
          <Tags />
          <Tables />
          <Lists />
          <Meters />
          <Reading />
          <Telling />
          <Overlays />
          <Opening />
          <Icons />
        </main>
      </ToastProvider>
    </BannerProvider>
  )
}
