import { deletedRowsText, hiddenNumbersText } from '#domain/inquiry/yearly-figures/rules.ts'
import { onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { LinkTab, LinkTabs } from '#web/parts/page/link-tabs.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Route } from './+types/figures'
import { FigureTable } from './figures/figure-table.tsx'
import styles from './figures/figures.module.css'
import { groupedFigure } from './figures/grouped.ts'

const AdminFigures = graphql(`
  query AdminFigures($year: Int) {
    yearlyFigures(year: $year) {
      year
      years
      day
      months
      onDay {
        label
        told
      }
      flows {
        ...FigureRowFields
      }
      complaints {
        ...FigureRowFields
      }
      file
    }
  }
`)

const load = (ask: Ask, { url }: ClientArgs) => {
  const year = /^\d{4}$/.exec(url.searchParams.get('year') ?? '')?.[0]
  return ask(AdminFigures, { year: year ? Number(year) : null })
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const title = '年次報告'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function AdminFiguresPage({ loaderData }: Route.ComponentProps) {
  const { year, years, day, months, onDay, flows, complaints, file } = loaderData.yearlyFigures
  return (
    <>
      <SidePageHead title={title} lead="特定募集情報等提供事業の報告に使う数です。年度は4月から翌年3月までです。">
        <a
          className={buttonClass({ kind: 'secondary' })}
          href={`data:text/csv;charset=utf-8;base64,${file}`}
          download={`年次報告_${year}年度.csv`}
        >
          <Icon name="download" size="small" />
          CSVをダウンロード
        </a>
      </SidePageHead>
      <LinkTabs label="年度">
        {years.map((fiscalYear) => (
          <LinkTab key={fiscalYear} to={adminUrls.figures({ year: fiscalYear })} isCurrent={fiscalYear === year}>
            {fiscalYear}年度
          </LinkTab>
        ))}
      </LinkTabs>
      <div className={styles.parts}>
        <Notice>
          <p>{hiddenNumbersText}</p>
          <p>{deletedRowsText}</p>
        </Notice>
        <Card as="section" aria-labelledby="on-day">
          <CardHead>
            <h2 id="on-day">{longDate(day)}の数</h2>
          </CardHead>
          {onDay ? (
            <Facts>
              {onDay.map(({ label, told: figure }) => (
                <Fact key={label} label={label}>
                  {groupedFigure(figure)}
                </Fact>
              ))}
            </Facts>
          ) : (
            <p className="quiet">この日を過ぎると表示します。</p>
          )}
        </Card>
        <Card as="section" aria-labelledby="flows">
          <CardHead>
            <h2 id="flows">月ごとの数</h2>
          </CardHead>
          <FigureTable label="月ごとの数の表" months={months} rows={flows} />
        </Card>
        <Card as="section" aria-labelledby="complaints">
          <CardHead>
            <h2 id="complaints">
              <Phrases>お問い合わせ・苦情</Phrases>
            </h2>
          </CardHead>
          <FigureTable label="お問い合わせ・苦情の表" months={months} rows={complaints} hasMedian />
        </Card>
      </div>
    </>
  )
}
