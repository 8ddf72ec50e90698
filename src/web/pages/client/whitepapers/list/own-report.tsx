import { yearAndMonth } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { pageViewerField } from '#ground/page-viewer.ts'
import { usePageViewer } from '#web/parts/page/file-address.ts'
import { PlanLockText } from '#web/parts/plan-lock.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import styles from './list.module.css'

/** The company's own numbers of a month as a PDF (1.17). `months`: those that have one; null outside of the plan. */
export function OwnReport({ months }: { months: readonly string[] | null }) {
  const pageViewer = usePageViewer()
  return (
    <Card as="section" aria-labelledby="own-report" className={styles.report}>
      <div className="stack-2">
        <h2 id="own-report">個別レポート</h2>
        <p className="quiet">
          <Phrases>送信から承認、日程、採用までの自社の数を、月ごと・募集ごとに1つのPDFにまとめます。</Phrases>
        </p>
        {months === null && <PlanLockText />}
        {months?.length === 0 && (
          <p>
            <Phrases>最初のレポートは、今月の分です。来月になるとダウンロードできます。</Phrases>
          </p>
        )}
      </div>
      {months?.[0] && (
        // A download by the browser itself, so that the page stays.
        <form action={clientUrls.individualReport()} className={styles.month}>
          {pageViewer && <input type="hidden" name={pageViewerField} value={pageViewer} />}
          <SelectField
            label="送信した月"
            name="month"
            defaultValue={months[0].slice(0, 7)}
            options={months.map((month) => ({
              value: month.slice(0, 7),
              label: yearAndMonth(month),
            }))}
          />
          <Button type="submit" kind="secondary">
            <Icon name="download" size="small" />
            PDFをダウンロード
          </Button>
        </form>
      )}
    </Card>
  )
}
