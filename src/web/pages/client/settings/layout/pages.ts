import type { SideGroup } from '#web/parts/shell/side-pages.tsx'

/** The pages of a company's settings, in their order: one's own, then the company's. */
export const settingsGroups: readonly SideGroup[] = []
