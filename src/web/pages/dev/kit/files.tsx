import { deskValidationText } from '#ground/words/desk.ts'
import { chosenFileText } from '#web/texts/chosen-file.ts'
import { BarMeter } from '#web/ui/marks/bar-meter.tsx'
import { ImagePicker } from '#web/ui/fields/image-picker.tsx'
import styles from './kit.module.css'
import { Spec } from './spec.tsx'

const problemTexts = { invalid: chosenFileText.picture, tooLarge: chosenFileText.size }

export default function Files() {
  return (
    <Spec title="画像">
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
          error={deskValidationText.imageUpload}
        />
        <ImagePicker problemTexts={problemTexts} label="画像（使用不可）" disabled />
      </div>
    </Spec>
  )
}
