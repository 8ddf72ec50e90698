import { imageText } from '#ground/words/student.ts'

const { imageType, imageSize } = imageText

/** The texts of §5 about a file that was chosen, with the way on. */
export const chosenFileText = {
  photo: `${imageType}。JPEG・PNG・WebP・HEICの画像を選んでください。`,
  picture: `${imageType}。JPEG・PNG・WebPの画像を選んでください。`,
  attachment: `${imageType}。JPEG・PNG・WebPの画像か、PDFを選んでください。`,
  size: `${imageSize}。小さくしてから、もう一度選んでください。`,
}
