import { CopyText } from '#web/parts/copy-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './access-tokens.module.css'

type NewTokenProps = {
  name: string
  /** null when the same form was sent twice: the first answer showed it. */
  secret: string | null
}

/** The secret of a new token, shown once. */
export function NewToken({ name, secret }: NewTokenProps) {
  return (
    <Notice kind={secret ? 'success' : 'warning'} live className={styles.created}>
      <p>
        {secret
          ? `「${name}」を作成しました。トークンが表示されるのは、この画面だけです。コピーして、安全な場所に保管してください。`
          : `「${name}」は作成済みです。トークンはすでに表示したため、もう一度は表示できません。控えがないときは、無効にして作り直してください。`}
      </p>
      {secret && <CopyText label="アクセストークン" text={secret} />}
    </Notice>
  )
}
