import { useState } from 'react'
import type { FragmentType } from '#web/generated/index.ts'
import { CompanyPage, type CompanyPageFields } from '#web/parts/company-page/company-page.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './preview.module.css'

const widths = [
  { value: 'phone', label: 'スマホ' },
  { value: 'desktop', label: 'パソコン' },
] as const
type Width = (typeof widths)[number]['value']

/** The saved page as students see it, at the width of a phone or of a desktop. */
export function Preview({ company }: { company: FragmentType<typeof CompanyPageFields> }) {
  const [width, setWidth] = useState<Width>('phone')
  return (
    <div className={styles.preview}>
      <header className={styles.head}>
        <h2 id="preview">
          <Phrases>学生からの見え方</Phrases>
        </h2>
        <Segments label="表示する幅" value={width} options={widths} onChange={setWidth} />
      </header>
      <div className={styles.screen} data-width={width} role="region" aria-labelledby="preview" tabIndex={0}>
        <div className={styles.paper}>
          <CompanyPage company={company} heading="h2" />
        </div>
      </div>
    </div>
  )
}
