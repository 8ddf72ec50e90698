import { clientUrls } from '#ground/client-urls.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import type { SectionProps } from './section-form.ts'
import styles from '../../parts/section.module.css'

/** The end of a section whose parts are saved one by one. */
export function NextSection({ next }: Pick<SectionProps, 'next'>) {
  const to =
    next === null
      ? clientUrls.companyBasic()
      : next === 'complete'
        ? clientUrls.companyBasicComplete()
        : clientUrls.companyBasicEdit(next, true)
  return (
    <div className={`${styles.buttons} ${styles.next}`}>
      <ButtonLink kind={next === null ? 'secondary' : 'primary'} to={to}>
        {next === null ? '基本情報へ戻る' : '次へ'}
      </ButtonLink>
    </div>
  )
}
