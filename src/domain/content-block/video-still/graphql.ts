import { textUpTo } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { requireRecruiter } from '#domain/viewer/viewer.ts'
import { askForStill } from './commands.ts'
import { stillUrl } from './rules.ts'

const VideoStill = builder.objectRef<{ videoId: string }>('VideoStill').implement({
  fields: (t) => ({
    videoId: t.exposeString('videoId'),
    url: t.string({
      description: 'A picture of ours; a plain one while the still cannot be fetched',
      resolve: ({ videoId }) => stillUrl(videoId),
    }),
  }),
})

builder.mutationField('askForVideoStill', (t) =>
  t.field({
    type: VideoStill,
    description: 'Makes the still of a video ready before a block that shows the video is saved.',
    args: {
      video: t.arg.string({
        required: true,
        description: 'The id of the video, or any address of it',
        ...textUpTo(2000),
      }),
    },
    resolve: async (_, { video }, { viewer, write, requireRate }) => {
      requireRecruiter(viewer)
      await requireRate(stillAttempts)
      return { videoId: await write((tx) => askForStill(tx, video)) }
    },
  }),
)

/** Each may ask another host once. */
const stillAttempts = { name: 'video_still', attempts: 120, seconds: 3600 }
