import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { slashDate } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Content } from '#web/ui/content.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { useCanWrite, useCouldWrite } from '../../parts/can-write.ts'
import { ReadOnly } from '../parts/read-only.tsx'
import type { OwnPage } from './load.ts'
import { SectionList } from './section-list.tsx'
import { sections, type SectionKey } from './sections.ts'
import frame from '../parts/section.module.css'

type SectionFrameProps = {
  page: OwnPage
  section: SectionKey
  isSetup: boolean
  children: ReactNode
}

/** One section's form between the way back and, on wide screens, the list of all sections. */
export function SectionFrame({ page, section, isSetup, children }: SectionFrameProps) {
  const canWrite = useCanWrite()
  const couldWrite = useCouldWrite()
  const { title, about, section: stored } = sections[section]
  // The blocks have the phone's view beside them, where the list of sections would stand.
  const isWide = section === 'contents'
  const saved = page.sections.find((one) => one.section === stored)
  return (
    <Content width="large" className={classNames(frame.page, isWide && frame.single)}>
      <p className={frame.back}>
        <Link to={clientUrls.companyDescription()} className={linkButtonClass()}>
          <Icon name="chevron-left" size="small" />
          紹介ページ
        </Link>
      </p>
      <nav className={frame.contents} aria-label="紹介ページの項目">
        <SectionList page={page} current={section} isSetup={isSetup} />
      </nav>
      <Card as="section" aria-labelledby="section" className={frame.card}>
        <header className={frame.head}>
          <h1 id="section">
            <Phrases>{title}</Phrases>
          </h1>
          <p className="quiet">{about}</p>
          {saved && (
            <p className="note-12">
              {slashDate(saved.editedAt)}に{saved.editedBy}さんが更新
            </p>
          )}
        </header>
        {!canWrite && <ReadOnly />}
        {couldWrite && children}
      </Card>
    </Content>
  )
}
