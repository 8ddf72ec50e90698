import { eventPictures } from './picture/commands.ts'

export const jobs = {
  remove_unused_event_picture: eventPictures.removeUnused,
}
