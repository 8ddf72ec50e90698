import { Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import type { OwnPage } from './load.ts'
import { sectionKeys, sections, type SectionKey } from './sections.ts'
import frame from '../parts/section.module.css'

type SectionListProps = { page: OwnPage; current?: SectionKey; isSetup: boolean }

/** All sections with what is written and what is left. */
export const SectionList = ({ page, current, isSetup }: SectionListProps) => (
  <ol>
    {sectionKeys.map((key) => {
      const { title, isDone, isRequired } = sections[key]
      const done = isDone(page)
      return (
        <li key={key}>
          <Link
            to={clientUrls.companyDescription(key, isSetup)}
            aria-current={key === current ? 'true' : undefined}
            preventScrollReset
          >
            {done ? <Icon name="check" /> : <i className={frame.ring} />}
            <span>
              {title}
              {done && <span className="visually-hidden">（入力済み）</span>}
            </span>
            {!done && <small>{isRequired ? '未入力' : '任意'}</small>}
          </Link>
        </li>
      )
    })}
  </ol>
)
