import { builder } from './builder.ts'

export const QrCode = builder.objectRef<{ size: number; path: string }>('QrCode').implement({
  description: 'One path of an SVG whose view box is `size` wide and high.',
  fields: (t) => ({ size: t.exposeInt('size'), path: t.exposeString('path') }),
})
