import { notFound } from '#web/ask.ts'

export const loader = () => {
  throw notFound()
}

export default function NotFound() {
  return null
}
