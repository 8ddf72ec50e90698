import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { fieldLimits } from '#ground/field-limits.ts'
import { validationText } from '#ground/validation.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { cutOut, type Cut } from './cut.ts'
import styles from './crop-dialog.module.css'

type CropDialogProps = {
  url: string
  refusal: string | undefined
  isBusy: boolean
  onChoose: (encodedImage: string) => void
  onClose: () => void
}

const maxZoom = 4

/** The part of a photograph that is shown: moved by finger, mouse or arrow keys. Loaded with its first photograph. */
export default function CropDialog({ url, refusal, isBusy, onChoose, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [cut, setCut] = useState<Cut | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async () => {
    if (!cut) return
    if (cut.width < fieldLimits.picture.shortSide)
      return setProblem(`${validationText.imageSmall(fieldLimits.picture.shortSide)}。拡大を戻してください。`)
    setProblem(null)
    onChoose(await cutOut(url, cut))
  }
  const shown = problem ?? refusal
  return (
    <Modal
      open
      onClose={onClose}
      locked={isBusy}
      mode="fullOnPhone"
      closeOnBackground={false}
      title="表示する範囲"
      ok={
        <Button busy={isBusy || !cut} onClick={() => void choose()}>
          この範囲で登録する
        </Button>
      }
    >
      <div className={styles.crop}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setCut(pixels)}
          cropperProps={{ 'aria-label': '表示する範囲。矢印キーで動かせます。' }}
        />
      </div>
      <label className={styles.zoom}>
        拡大
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
      {shown && (
        <Notice kind="error" live>
          {shown}
        </Notice>
      )}
    </Modal>
  )
}
