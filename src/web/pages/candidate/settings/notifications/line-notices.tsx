import { useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import { monthDay, time } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { LineNoticesFragment } from '#web/generated/graphql.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { onDocument, useListener } from '#web/ui/browser/listener.ts'
import { useTimer } from '#web/ui/browser/timer.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { QrCode } from '#web/ui/marks/qr-code.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './notifications.module.css'

const LineNoticesFields = graphql(`
  fragment LineNotices on LineConnection {
    connectedAt
    code {
      letters
      account
      address
      expiresAt
      qr {
        size
        path
      }
    }
  }
`)

type LineNoticesProps = {
  connection: FragmentType<typeof LineNoticesFields>
  /** Whether any topic is chosen for LINE. */
  isChosen: boolean
}

/** The LINE of a student: connected by a code that is sent from it, and disconnected. */
export function LineNotices({ connection, isChosen }: LineNoticesProps) {
  const { connectedAt, code } = readFragment(LineNoticesFields, connection)
  const isOver = useEndOfCode(code ?? null, connectedAt ?? null)
  return (
    <div className="stack-4">
      {connectedAt ? (
        <Notice kind="success" live>
          <p>
            LINEで受け取っています（{monthDay(connectedAt)} {time(connectedAt)}に接続）。
          </p>
          {!isChosen && <p>「受け取る方法」でLINEを選ぶと届きます。いまは選ばれていません。</p>}
        </Notice>
      ) : (
        <p className="quiet">
          「受け取る方法」で選んだお知らせを、LINEでも受け取れます。LINEに送るのは、お知らせの題名と本文、画面へのリンクです。
        </p>
      )}
      {isOver && (
        <Notice kind="warning" live>
          接続コードの期限が過ぎました。もう一度お試しください。
        </Notice>
      )}
      {code && <Code code={code} />}
      <div className={styles.acts}>
        <Press intent="issueLineCode" of={code?.letters ?? ''}>
          {code ? '新しいコードを発行する' : connectedAt ? '別のLINEにつなぐ' : 'LINEとつなぐ'}
        </Press>
        {connectedAt && (
          <Press intent="disconnectLine" of={connectedAt}>
            LINEの接続を解除する
          </Press>
        )}
      </div>
    </div>
  )
}

type CodeProps = { code: NonNullable<LineNoticesFragment['code']> }

/** The ways to send the code: on this phone by one press, by the phone beside this screen, or by hand. */
function Code({ code }: CodeProps) {
  useAskUntilSent(code)
  return (
    <ol className={styles.steps}>
      <li>
        <p className={styles.onPhone}>
          <a className={buttonClass({ kind: 'primary' })} href={code.address}>
            LINEを開く
          </a>
        </p>
        <div className={styles.onDesktop}>
          <p>スマートフォンのカメラで読み取り、LINEを開きます。</p>
          <QrCode code={code.qr} label="LINEを開くQRコード" className={styles.qr} />
          <a className={linkButtonClass()} href={code.address}>
            この端末のLINEを開く
          </a>
        </div>
      </li>
      <li>
        <p>友だち追加の画面が出たら「追加」を押し、入力されているメッセージを、そのまま送信します。</p>
        <p className="note-14">
          接続コード <b className={styles.letters}>{code.letters}</b>（{time(code.expiresAt)}
          まで、1回だけ使えます）。LINEで
          <b className={styles.letters}>{code.account}</b>をさがして、このコードを送ることもできます。
        </p>
      </li>
      <li>
        <p>LINEに返信が届いたら、この画面に戻ります。</p>
      </li>
    </ol>
  )
}

/** Whether the code that stood here ended with its time, and not by being sent. */
function useEndOfCode(code: CodeProps['code'] | null, connectedAt: string | null) {
  const [last, setLast] = useState({ code, connectedAt })
  if ((code && code.letters !== last.code?.letters) || connectedAt !== last.connectedAt) setLast({ code, connectedAt })
  return code === null && last.code !== null
}

/** Milliseconds between the questions whether the code has been sent. */
const askEvery = 4_000
const visibility = onDocument('visibilitychange')

/** LINE tells the server alone: the page asks while somebody sees it, and at the return from LINE. */
function useAskUntilSent(code: CodeProps['code']) {
  const { revalidate } = useRevalidator()
  const askIfSeen = () => {
    if (document.visibilityState === 'visible') void revalidate()
  }
  useTimer(askIfSeen, askEvery, code)
  useListener(visibility, askIfSeen)
}

/** `of`: what the press concerns, so that the same press on another connection or code is another one. */
type PressProps = { intent: 'issueLineCode' | 'disconnectLine'; of: string; children: string }

function Press({ intent, of, children }: PressProps) {
  const isBusy = useFormOnItsWay()?.get('intent') === intent
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <IdempotencyKey intention={`${intent} ${of}`} />
      <Button kind={intent === 'disconnectLine' ? 'quiet' : 'secondary'} type="submit" busy={isBusy}>
        {children}
      </Button>
    </Form>
  )
}
