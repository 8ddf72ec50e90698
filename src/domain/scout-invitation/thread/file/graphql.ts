import { encodedUpTo } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { attachedFileLimits, type EncodedFile } from '#ground/limits/attached-file.ts'
import type { MessageRow } from '../queries.ts'

export const ThreadFileInput = builder.inputRef<EncodedFile>('ThreadFileInput').implement({
  fields: (t) => ({
    fileName: t.string({ required: true }),
    encoded: t.string({
      required: true,
      description: 'The bytes of a JPEG, PNG, WebP or PDF file in base64.',
      extensions: encodedUpTo(attachedFileLimits.maxBytes).extensions,
    }),
  }),
})

export const ThreadFile = builder.objectRef<MessageRow['files'][number]>('ThreadFile').implement({
  description: 'A file of a message: a picture made anew as WebP, or a PDF.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    fileName: t.exposeString('fileName'),
    isPicture: t.boolean({ resolve: ({ contentType }) => contentType !== 'application/pdf' }),
    bytes: t.exposeInt('bytes'),
  }),
})

type Content = { fileName: string; contentType: string; content: Buffer }

export const ThreadFileContent = builder.objectRef<Content>('ThreadFileContent').implement({
  fields: (t) => ({
    fileName: t.exposeString('fileName'),
    contentType: t.exposeString('contentType'),
    encoded: t.string({ description: 'The bytes in base64.', resolve: ({ content }) => content.toString('base64') }),
  }),
})
