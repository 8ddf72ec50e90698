import { urls } from '#ground/urls.ts'
import type { FormAnswer } from '#web/parts/forms/use-form.ts'
import { PagePart } from '#web/parts/page/page.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { endRegistrationText } from '../../parts/registration-words.ts'
import { SettingsPage } from '../parts/settings-page.tsx'
import { KeptData } from './effects.tsx'
import { LeavingForm, type Proof } from './leaving-form.tsx'
import styles from './unsubscribe.module.css'

/** The way out of a registration that is not finished. */
export const EndRegistration = ({ proof, answer }: { proof: Proof; answer: FormAnswer | undefined }) => (
  <SettingsPage
    title={endRegistrationText}
    back={{ label: '登録に戻る', to: urls.candidate.registration() }}
    about={<Phrases>登録の続きは、日をあらためて入力することもできます。</Phrases>}
  >
    <PagePart id="effects" title="登録をやめると起こること">
      <ul className={styles.effects}>
        <KeptData />
      </ul>
    </PagePart>
    <PagePart id="leaving" title="登録をやめる手続き">
      <LeavingForm proof={proof} answer={answer} isUnfinished />
    </PagePart>
  </SettingsPage>
)
