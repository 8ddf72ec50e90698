import { validationText } from '#ground/validation.ts'
import { BarMeter } from '#web/ui/bar-meter.tsx'
import { FilePicker } from '#web/ui/file-picker.tsx'
import { ImagePicker } from '#web/ui/image-picker.tsx'
import styles from './kit.module.css'
import { Spec } from './spec.tsx'

const problemTexts = { invalid: validationText.imageType, tooLarge: validationText.imageSize }
const maxBytes = 10 * 1024 * 1024
const check = async (file: File) => (file.size > maxBytes ? '10MBまでのファイルを選んでください' : null)

export default function Files() {
  return (
    <Spec title="ファイルと画像">
      <div className={styles.cols}>
        <ImagePicker problemTexts={problemTexts} label="カバー画像" name="cover" hint="募集の先頭に表示されます。" />
        <ImagePicker
          problemTexts={problemTexts}
          label="プロフィールの写真"
          name="photo"
          shape="round"
          src="/icon.svg"
          removedName="photoRemoved"
          progress={<BarMeter value={60} label="写真の送信" text="60%" />}
        />
        <ImagePicker
          problemTexts={problemTexts}
          label="会社のロゴ"
          shape="square"
          required
          error={validationText.imageUpload}
        />
        <ImagePicker problemTexts={problemTexts} label="画像（使用不可）" disabled />
        <FilePicker
          label="ポートフォリオ"
          name="portfolio"
          optional
          multiple
          note="PDF、1件10MBまで"
          accept="application/pdf"
          check={check}
          renderProgress={(file) => <BarMeter value={40} label={`${file.name}の送信`} text="40%" />}
        />
        <FilePicker label="ファイル（使用不可）" disabled />
      </div>
    </Spec>
  )
}
