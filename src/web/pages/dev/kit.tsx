import { BannerProvider } from '#web/ui/banner.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Buttons } from './kit/buttons.tsx'
import { Fields } from './kit/fields.tsx'
import { Ground } from './kit/ground.tsx'
import { Icons } from './kit/icons.tsx'
import styles from './kit/kit.module.css'
import { Lists } from './kit/lists.tsx'
import { Meters } from './kit/meters.tsx'
import { Overlays } from './kit/overlays.tsx'
import { Reading } from './kit/reading.tsx'
import { Tables } from './kit/tables.tsx'
import { Tags } from './kit/tags.tsx'
import { Telling } from './kit/telling.tsx'

export default function Kit() {
  return (
    <BannerProvider>
      <title>部品帳｜ヨアケ</title>
      <main id="main" className={styles.sheet}>
        <div className={styles.title}>
          <Logo className={styles.logo} />
          <h1>部品帳</h1>
        </div>
        <Ground />
        <Buttons />
        <Fields />
        <Tags />
        <Tables />
        <Lists />
        <Meters />
        <Reading />
        <Telling />
        <Overlays />
        <Icons />
      </main>
    </BannerProvider>
  )
}
