import { attachedFileLimits, attachedFileTypes } from '#ground/limits/attached-file.ts'
import { imageText } from '#ground/words/picture.ts'

const { imageType, imageSize } = imageText

/** The texts of §5 about a file that was chosen, with the way on. */
export const chosenFileText = {
  photo: `${imageType}。JPEG・PNG・WebP・HEICの画像を選んでください。`,
  picture: `${imageType}。JPEG・PNG・WebPの画像を選んでください。`,
  attachment: `${imageType}。JPEG・PNG・WebPの画像か、PDFを選んでください。`,
  size: `${imageSize}。小さくしてから、もう一度選んでください。`,
}

/** The mistake of a file to be attached, as far as a browser knows it. */
export function mistakeOfFile({ size, type }: File) {
  if (size > attachedFileLimits.maxBytes) return chosenFileText.size
  return attachedFileTypes.includes(type) ? null : chosenFileText.attachment
}
