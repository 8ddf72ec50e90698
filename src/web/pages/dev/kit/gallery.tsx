import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { BannerProvider } from '#web/ui/overlays/banner.tsx'
import { SchemeChoice } from '#web/parts/shell/scheme-choice.tsx'
import { Logo } from '#web/ui/marks/logo.tsx'
import { Buttons } from './buttons.tsx'
import { Choices } from './choices.tsx'
import { Fields } from './fields.tsx'
import { Foundations } from './foundations.tsx'
import { Icons } from './icons.tsx'
import styles from './kit.module.css'
import { Lists } from './lists.tsx'
import { Meters } from './meters.tsx'
import { Opening } from './opening.tsx'
import { Overlays } from './overlays.tsx'
import { Reading } from './reading.tsx'
import { Tables } from './tables.tsx'
import { Tags } from './tags.tsx'
import { Telling } from './telling.tsx'

// Heavy parts load when they are shown. Without a Suspense around them the server sends them whole, also for browsers
// without scripts.
const Days = lazy(() => import('./days.tsx'))
const Files = lazy(() => import('./files.tsx'))

const parts = {
  foundations: Foundations,
  buttons: Buttons,
  fields: Fields,
  choices: Choices,
  days: Days,
  files: Files,
  tags: Tags,
  tables: Tables,
  lists: Lists,
  meters: Meters,
  reading: Reading,
  telling: Telling,
  overlays: Overlays,
  opening: Opening,
  icons: Icons,
}
export type KitPart = keyof typeof parts

/** Everything, or the one part that the address names. */
export default function Kit() {
  const [address] = useSearchParams()
  const wanted = address.get('part')
  return (
    <BannerProvider>
      <title>部品帳｜ヨアケ</title>
      <main id="main" className={styles.sheet}>
        <div className={styles.title}>
          <Logo className={styles.logo} />
          <h1>部品帳</h1>
          <SchemeChoice />
        </div>
        {Object.entries(parts).map(([name, Part]) => (wanted === null || wanted === name) && <Part key={name} />)}
      </main>
    </BannerProvider>
  )
}
