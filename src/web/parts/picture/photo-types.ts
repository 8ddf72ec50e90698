/** The photographs that `readPhoto` reads, for a file input. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'
