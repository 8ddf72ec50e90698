import type { Choice } from '../../parts/question/choice.ts'
import type { Place, SentAnswer } from '../answers/answer.ts'

/** One place of the running section as the list of questions shows it. */
export type ShownPlace = Choice & { position: number }

type ServerPlace = { position: number; chosenOption: number | null; isFlagged: boolean }

/** The places as the student left them: what the server has, and above it what this device is still sending. */
export const placesOf = (
  saved: readonly ServerPlace[],
  { attemptId, section }: Pick<Place, 'attemptId' | 'section'>,
  chosen: readonly SentAnswer[],
): ShownPlace[] =>
  saved.map(({ position, chosenOption, isFlagged }) => {
    const own = chosen.find(
      (one) => one.attemptId === attemptId && one.section === section && one.position === position,
    )
    return own
      ? { position, option: own.option, isFlagged: own.isFlagged }
      : { position, option: chosenOption, isFlagged }
  })

export const blanksOf = (places: readonly ShownPlace[]) =>
  places.filter(({ option }) => option === null).map(({ position }) => position)

/** Where a student goes on: the first question without an answer, else the first with a mark, else the first. */
export const goOnAt = (places: readonly ShownPlace[]) =>
  places.find(({ option }) => option === null)?.position ?? places.find(({ isFlagged }) => isFlagged)?.position ?? 1

/** 「回答済み・見直し」 */
export const stateOf = ({ option, isFlagged }: ShownPlace) =>
  [option === null ? '未回答' : '回答済み', isFlagged && '見直し'].filter(Boolean).join('・')
