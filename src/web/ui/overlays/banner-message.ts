export type BannerMessage = {
  kind: 'success' | 'error'
  text: string
  action?: { label: string; onPress: () => void }
}
export type BannerStatus = 'closed' | 'opened' | 'closeRequested'
