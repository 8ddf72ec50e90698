import { type ReactNode, useState } from 'react'
import Cropper from 'react-easy-crop'
import { validationText } from '#ground/validation.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { cutOut, type Cut } from './cut.ts'
import styles from './crop-dialog.module.css'

/** Width to height, by a name such as 「横長」. */
export type Aspect = { name: string; ratio: number }

type CropDialogProps = {
  /** The picture, at an address of this page. */
  url: string
  /** With several, the person chooses. */
  aspects: readonly [Aspect, ...Aspect[]]
  round?: boolean
  /** Pixels: the shorter side that a cut must have, and the longer side that it is made of at most. */
  shortSide: number
  longSide: number
  ok: string
  refusal?: string
  isBusy?: boolean
  /** What is to be said below the picture, such as which part every screen shows. */
  children?: ReactNode
  onChoose: (picture: Blob) => void
  onClose: () => void
}

const maxZoom = 4

/** The part of a picture that is shown: moved by finger, mouse or arrow keys. To be loaded with the first picture. */
export default function CropDialog(props: CropDialogProps) {
  const { url, aspects, round = false, shortSide, longSide, ok, refusal, isBusy = false, onChoose, onClose } = props
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [aspect, setAspect] = useState<Aspect>(aspects[0])
  const [cut, setCut] = useState<Cut | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async () => {
    if (!cut) return
    if (Math.min(cut.width, cut.height) < shortSide)
      return setProblem(`${validationText.imageSmall(shortSide)}。拡大を戻してください。`)
    setProblem(null)
    onChoose(await cutOut(url, cut, longSide))
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
          {ok}
        </Button>
      }
    >
      {aspects.length > 1 && (
        <Segments
          label="形"
          className={styles.aspects}
          value={aspect.name}
          options={aspects.map(({ name }) => ({ value: name, label: name }))}
          onChange={(name) => setAspect(aspects.find((one) => one.name === name) ?? aspects[0])}
        />
      )}
      <div className={styles.crop}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={aspect.ratio}
          cropShape={round ? 'round' : 'rect'}
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
      {props.children}
      {shown && (
        <Notice kind="error" live>
          {shown}
        </Notice>
      )}
    </Modal>
  )
}
