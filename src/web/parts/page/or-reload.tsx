import { Component, type ReactNode, Suspense } from 'react'
import { firstMessages } from '#web/texts/at-first.ts'
import { Button } from '#web/ui/button.tsx'
import { Content } from '#web/ui/content.tsx'

type OrReloadProps = { children: ReactNode }

/** Children whose file may be missing: without a connection since the page was opened, a sentence stands in their place. */
export class OrReload extends Component<OrReloadProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? <Reload /> : <Suspense fallback={<Reload />}>{this.props.children}</Suspense>
  }
}

const Reload = () => (
  <main id="main">
    <Content>
      <p>{firstMessages.network}</p>
      <Button onClick={() => location.reload()}>再読み込み</Button>
    </Content>
  </main>
)
