import { atMost, encodedUpTo } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { contentBlockType } from './both-graphql.ts'
import { imageLimits } from './image/rules.ts'
import { contentText } from './rules.ts'

export const ContentBlock = contentBlockType(builder)

const HeadingInput = builder.inputType('HeadingInput', {
  fields: (t) => ({ text: t.string({ required: true }), order: t.int({ required: true }) }),
})
const TextInput = builder.inputType('TextInput', {
  fields: (t) => ({ body: t.string({ required: true }), order: t.int({ required: true }) }),
})
const EncodedImageInput = builder.inputType('EncodedImageInput', {
  fields: (t) => ({
    image: t.string({
      required: true,
      description: 'JPEG, PNG or WebP in base64, bare or as a data URL',
      ...encodedUpTo(imageLimits.maxBytes),
    }),
    description: t.string({ required: true, defaultValue: '' }),
    order: t.int({ required: true }),
  }),
})
const UrlImageInput = builder.inputType('UrlImageInput', {
  fields: (t) => ({
    url: t.string({ required: true, description: 'The address of a picture that one of the company’s jobs shows' }),
    description: t.string({ required: true, defaultValue: '' }),
    order: t.int({ required: true }),
  }),
})
const YoutubeInput = builder.inputType('YoutubeInput', {
  fields: (t) => ({
    videoId: t.string({ required: true, description: 'The id of the video, or any address of it' }),
    order: t.int({ required: true }),
  }),
})

const images = atMost(fieldLimits.imageBlocks, contentText.images)
const blocks = atMost(fieldLimits.blocks, contentText.blocks)

/** Five lists with one order over all of them; no order may come twice. */
export const ContentBlocksInput = builder.inputType('ContentBlocksInput', {
  fields: (t) => ({
    encodedImages: t.field({ type: [EncodedImageInput], required: true, ...images, defaultValue: [] }),
    headings: t.field({ type: [HeadingInput], required: true, ...blocks, defaultValue: [] }),
    texts: t.field({ type: [TextInput], required: true, ...blocks, defaultValue: [] }),
    urlImages: t.field({ type: [UrlImageInput], required: true, ...images, defaultValue: [] }),
    youtubes: t.field({
      type: [YoutubeInput],
      required: true,
      ...atMost(fieldLimits.videoBlocks, contentText.videos),
      defaultValue: [],
    }),
  }),
})
