import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { actOnClient, actOnServer, notFound, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { Card } from '#web/ui/card.tsx'
import { Content } from '#web/ui/content.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { useCanWrite, useCouldWrite } from '../../parts/can-write.ts'
import { ReadOnly } from '../parts/read-only.tsx'
import type { Route } from './+types/edit'
import { actOnBasic } from './edit/act.ts'
import { Address } from './edit/address.tsx'
import { Contents } from './edit/contents.tsx'
import { Cover } from './edit/cover.tsx'
import { Information } from './edit/information.tsx'
import { Logo } from './edit/logo.tsx'
import { Names } from './edit/names.tsx'
import { Others } from './edit/others.tsx'
import { Phones } from './edit/phones.tsx'
import type { PageAnswer, SectionProps } from './edit/section-form.ts'
import { loadEdit } from './load.ts'
import { isSectionKey, sectionAfter, sections, type SectionKey } from './sections.ts'
import styles from '../parts/section.module.css'

const sectionOf = (search: URLSearchParams): SectionKey => {
  const key = search.get('section') ?? 'names'
  if (!isSectionKey(key)) throw notFound()
  return key
}

const load = (ask: Ask, { url }: { url: URL }) => {
  sectionOf(url.searchParams)
  return loadEdit(ask)
}
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnBasic)
export const clientAction = actOnClient(actOnBasic)

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const key = new URLSearchParams(location.search).get('section')
  return titleOf(`${isSectionKey(key) ? sections[key].title : sections.names.title}の編集`, matches)
}

const forms = {
  names: Names,
  information: Information,
  address: Address,
  phones: Phones,
  logo: Logo,
  cover: Cover,
  others: Others,
} satisfies Record<SectionKey, (props: SectionProps) => unknown>

export default function CompanyBasicEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { companyBasic: basic, choices } = loaderData
  const [search] = useSearchParams()
  const canWrite = useCanWrite()
  const couldWrite = useCouldWrite()
  const [round, setRound] = useState(0)
  const [droppedAnswer, giveUp] = useState<unknown>()
  const key = sectionOf(search)
  const isSetup = search.has('setup')
  const answer = (actionData === droppedAnswer ? undefined : actionData) as PageAnswer
  const Form = forms[key]
  const reload = () => {
    giveUp(actionData)
    setRound(round + 1)
  }
  return (
    <Content width="large" className={styles.page}>
      <p className={styles.back}>
        <Link to={clientUrls.companyBasic()} className={linkButtonClass()}>
          <Icon name="chevron-left" size="small" />
          基本情報
        </Link>
      </p>
      <Contents own={basic.company} current={key} isSetup={isSetup} />
      <Card as="section" aria-labelledby="section" className={styles.card}>
        <header className={styles.head}>
          <h1 id="section">
            <Phrases>{sections[key].title}</Phrases>
          </h1>
          <p className="quiet">{sections[key].about}</p>
        </header>
        {!canWrite && <ReadOnly />}
        {couldWrite && (
          <Form
            key={`${key}-${round}`}
            basic={basic}
            choices={choices}
            answer={answer}
            next={isSetup ? (sectionAfter(key) ?? 'complete') : null}
            onReload={reload}
          />
        )}
      </Card>
    </Content>
  )
}
