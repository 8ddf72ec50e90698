/** Fields that are saved together: a later save of the same part would overwrite it. */
export const savedParts = ['CONTENTS', 'PROCESS', 'COMPLETION', 'STATUS'] as const
export type SavedPart = (typeof savedParts)[number]

/**
 * The parts that must not have been saved since the reader's revision. A save of one part names the status too, and
 * publishing shows every part to students.
 */
export const partsReadBy = (part: SavedPart): readonly SavedPart[] =>
  part === 'STATUS' ? savedParts : [part, 'STATUS']
