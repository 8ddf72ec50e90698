import { useState } from 'react'
import { holidayName } from '#domain/lookup/holiday/rules.ts'
import { Combobox } from '#web/ui/fields/combobox.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { TimePicker } from '#web/ui/fields/time-picker.tsx'
import styles from './kit.module.css'
import { Spec } from './spec.tsx'

const schools = [
  { value: '1', label: '名古屋大学', words: 'なごやだいがく', note: '愛知県' },
  { value: '2', label: '名古屋工業大学', words: 'なごやこうぎょうだいがく', note: '愛知県' },
  { value: '3', label: '静岡大学', words: 'しずおかだいがく', note: '静岡県' },
  { value: '4', label: '同志社大学', words: 'どうししゃだいがく', note: '京都府' },
  { value: '5', label: '豊橋技術科学大学', words: 'とよはしぎじゅつかがくだいがく', note: '愛知県' },
  { value: '6', label: '立命館大学', words: 'りつめいかんだいがく', note: '京都府' },
  { value: '7', label: '募集を終えた大学', words: 'おえた', disabled: true },
]
const prefectures = Array.from({ length: 47 }, (_, at) => ({ value: `${at + 1}`, label: `候補 ${at + 1}` }))

/** A fixed day keeps pictures of this page the same. */
const today = '2026-11-21'

export default function Days() {
  const [day, setDay] = useState('2026-12-03')
  return (
    <>
      <Spec title="候補から選ぶ">
        <div className={styles.cols}>
          <Combobox
            label="学校"
            name="school"
            options={schools}
            placeholder="学校名の一部を入力"
            hint="ひらがなでもさがせます。"
          />
          <Combobox label="選択済み" options={schools} defaultValue="3" />
          <Combobox label="候補が多いとき" options={prefectures} />
          <Combobox label="学校（エラー）" required options={schools} error="学校が選択されていません" />
          <Combobox label="学校（使用不可）" disabled options={schools} defaultValue="1" />
        </div>
      </Spec>
      <Spec title="日付と時刻">
        <div className={styles.cols}>
          <DatePicker
            label="日程"
            name="day"
            required
            value={day}
            onChange={setDay}
            today={today}
            min="2026-11-21"
            max="2027-03-31"
            holidayOf={holidayName}
          />
          <DatePicker label="日付（空）" optional today={today} holidayOf={holidayName} />
          <DatePicker label="日付（エラー）" today={today} error="日付が正しくありません" />
          <DatePicker label="日付（使用不可）" today={today} disabled defaultValue="2026-12-24" />
          <TimePicker label="開始時刻" name="time" min="09:00" max="20:00" defaultValue="13:30" />
          <TimePicker label="時刻（エラー）" error="時刻が入力されていません" />
        </div>
      </Spec>
    </>
  )
}
