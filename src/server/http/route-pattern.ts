/** Matches the addresses of a route's path, in which `:name` is one part. */
export const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`)

/** The path of a page. React Router requests its data at the same path with `.data`. */
export const plainPath = (path: string) => path.replace(/(?<=\/)_\.data$|\.data$/, '')
