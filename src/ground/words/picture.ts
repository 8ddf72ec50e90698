/** The texts of §5 about pictures and files. */
export const imageText = {
  imageType: 'アップロードファイルが不正です',
  imageSize: '登録した画像のサイズが大き過ぎます',
  imageSmall: (pixels: number) => `画像の短い辺は${pixels}ピクセル以上にしてください`,
}

/** The text of each mistake that reading a picture finds. */
export const imageMistakes = { type: imageText.imageType, size: imageText.imageSize }
