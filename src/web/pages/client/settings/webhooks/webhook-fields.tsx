import { webhookEvents, webhookEventTexts, type WebhookEvent } from '#domain/webhook/rules.ts'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { useAccessForm } from '../parts/access-section.tsx'
import { webhookLabels } from './given.ts'
import rows from '../parts/rows.module.css'
import styles from './webhooks.module.css'

type Saved = { url: string; description: string; events: readonly WebhookEvent[] }
type WebhookFieldsProps = { form: ReturnType<typeof useAccessForm>; saved?: Saved }

export function WebhookFields({ form: { field, isChosen }, saved }: WebhookFieldsProps) {
  const [url, description, events] = [field('url'), field('description'), field('events')]
  const isTyped = url.defaultValue !== undefined
  return (
    <>
      <TextField
        {...url}
        defaultValue={url.defaultValue ?? saved?.url}
        label={webhookLabels.url}
        hint="https:// から始まる、インターネットから届くURL。例：https://hooks.example.jp/yoake"
        required
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <TextField
        {...description}
        defaultValue={description.defaultValue ?? saved?.description}
        label={webhookLabels.description}
        hint="どこへ送るかが分かる名前にしてください。例：採用管理システム"
        optional
        autoComplete="off"
        className={styles.short}
      />
      <FieldGroup id={events.id} label={webhookLabels.events} required error={events.error}>
        <div className={rows.choices}>
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              name="events"
              value={event}
              defaultChecked={isTyped ? isChosen('events', event) : (saved?.events.includes(event) ?? true)}
            >
              <span>
                {webhookEventTexts[event].label}
                <small>
                  {webhookEventTexts[event].about}（<code>{event}</code>）
                </small>
              </span>
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
    </>
  )
}
