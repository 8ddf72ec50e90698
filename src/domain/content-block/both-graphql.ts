import type { BuilderOf } from '#graphql/builder-options.ts'
import { imageUrl } from './image/rules.ts'
import { readBlockKind, type ContentBlockKind } from './rules.ts'

type Block = {
  kind: string
  text: string
  imageId: string | null
  width: number | null
  height: number | null
  videoId: string | null
}

/** The blocks of a job or a company's description, in the schema of this builder. */
export function contentBlockType<Context extends object>(builder: BuilderOf<Context>) {
  const HeadingBlock = builder.objectRef<Block>('HeadingBlock').implement({
    fields: (t) => ({ text: t.exposeString('text') }),
  })

  const ImageBlock = builder.objectRef<Block>('ImageBlock').implement({
    fields: (t) => ({
      url: t.string({ resolve: ({ imageId }) => imageUrl(imageId ?? '') }),
      // Spec silent: the picture's alternative text; empty for a picture that adds nothing to the text.
      description: t.exposeString('text'),
      // The page leaves room for the picture before it has loaded.
      width: t.int({ resolve: ({ width }) => width ?? 0 }),
      height: t.int({ resolve: ({ height }) => height ?? 0 }),
    }),
  })

  const TextBlock = builder.objectRef<Block>('TextBlock').implement({
    fields: (t) => ({ body: t.exposeString('text') }),
  })

  const YoutubeBlock = builder.objectRef<Block>('YoutubeBlock').implement({
    fields: (t) => ({ videoId: t.string({ resolve: ({ videoId }) => videoId ?? '' }) }),
  })

  const types = {
    HEADING: 'HeadingBlock',
    IMAGE: 'ImageBlock',
    TEXT: 'TextBlock',
    YOUTUBE: 'YoutubeBlock',
  } as const satisfies Record<ContentBlockKind, string>

  return builder.unionType('ContentBlock', {
    types: [HeadingBlock, ImageBlock, TextBlock, YoutubeBlock],
    resolveType: ({ kind }) => types[readBlockKind(kind)],
  })
}
