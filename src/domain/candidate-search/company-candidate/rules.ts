export const maxBookmarksAtOnce = 100
