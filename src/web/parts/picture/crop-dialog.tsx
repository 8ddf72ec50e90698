import { useState, type ReactNode } from 'react'
import Cropper from 'react-easy-crop'
import { imageText } from '#ground/words/picture.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { cutOut, type Cut, type CutAs } from './cut.ts'
import styles from './crop-dialog.module.css'

export type CropShape = CutAs & {
  /** Width by height. */
  aspect: number
  isRound?: boolean
  /** Marks the middle that a narrower frame shows too. */
  hasSafeArea?: boolean
  /** The smallest shorter side in pixels. */
  shortSide: number
}

/** Width to height, by a name such as 16:9. */
type Aspect = { name: string; ratio: number }

type CropDialogProps = {
  url: string
  shape: CropShape
  /** The aspects to choose from; without them the picture takes that of its shape. */
  aspects?: readonly Aspect[]
  refusal?: string
  isBusy?: boolean
  /** The verb of the button. */
  verb?: string
  onChoose: (picture: Blob) => void
  onClose: () => void
  /** A sentence about the frame. */
  children?: ReactNode
}

const maxZoom = 4

/** The part of a picture that is shown: moved by finger, mouse or arrow keys. Loaded with its first picture. */
export default function CropDialog({
  url,
  shape,
  aspects = [],
  refusal,
  isBusy = false,
  verb,
  onChoose,
  onClose,
  children,
}: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [aspect, setAspect] = useState(shape.aspect)
  const [cut, setCut] = useState<Cut | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async () => {
    if (!cut) return
    if (Math.min(cut.width, cut.height) < shape.shortSide)
      return setProblem(
        `${imageText.imageSmall(shape.shortSide)}。${zoom > 1 ? '拡大を戻してください。' : '大きい画像を選んでください。'}`,
      )
    setProblem(null)
    onChoose(await cutOut(url, cut, shape))
  }
  const message = problem ?? refusal
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
          {verb ?? 'この範囲で登録する'}
        </Button>
      }
    >
      {children}
      {aspects.length > 0 && (
        <Segments
          label="形"
          className={styles.aspects}
          value={String(aspect)}
          options={aspects.map(({ name, ratio }) => ({ value: String(ratio), label: name }))}
          onChange={(ratio) => setAspect(Number(ratio))}
        />
      )}
      <div className={styles.crop}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={aspect}
          cropShape={shape.isRound ? 'round' : 'rect'}
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setCut(pixels)}
          classes={shape.hasSafeArea ? { cropAreaClassName: styles.safe } : undefined}
          cropperProps={{ role: 'group', 'aria-label': '表示する範囲。矢印キーで動かせます。' }}
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
      <ErrorNotice message={message} />
    </Modal>
  )
}
