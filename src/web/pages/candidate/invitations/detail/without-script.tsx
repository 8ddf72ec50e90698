import { disclosedAtAcceptance } from '#domain/scout-invitation/rules.ts'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { TakenDown } from '../../parts/taken-down.tsx'
import styles from './without-script.module.css'

type WithoutScriptProps = { companyName: string; canAccept: boolean; isAccepted: boolean; isTakenDown: boolean }

/** The same questions as plain forms, for pages whose scripts are missing or still loading. */
export function WithoutScript({ companyName, canAccept, isAccepted, isTakenDown }: WithoutScriptProps) {
  return (
    <noscript>
      {/* React draws nothing inside this element in a browser, so only the server needs what stands there. */}
      {import.meta.env.SSR && (
        <div className={styles.plain}>
          {canAccept && (
            <form method="post">
              <input type="hidden" name="intent" value="accept" />
              {isTakenDown && <TakenDown />}
              <p>
                承認すると、{disclosedAtAcceptance.join('、')}が{companyName}に開示されます。
              </p>
              <Button type="submit">開示に同意して承認する</Button>
            </form>
          )}
          <form method="post">
            <HiddenFields fields={{ intent: 'decline', isAccepted: isAccepted ? 'yes' : 'no' }} />
            <Button type="submit" kind="quiet">
              このスカウトを辞退する
            </Button>
          </form>
        </div>
      )}
    </noscript>
  )
}
