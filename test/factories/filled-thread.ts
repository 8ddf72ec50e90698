import { insert, mark, ofScout, type Fill } from './filled-world.ts'

/** The rows of a student's thread: a message with a file. */
export const threadFills: Record<string, Fill> = {
  thread: insert('thread', (own) => ({
    ...ofScout(own),
    inCharge: own.companyUserId,
    lastPosition: 1,
    lastSide: 'CANDIDATE' as const,
  })),
  thread_message: insert('threadMessage', (own) => ({
    ...ofScout(own),
    position: 1,
    text: `${mark}のことをお聞きします。`,
    sentAt: new Date(),
  })),
  thread_choice: insert('threadChoice', ({ candidateId }) => ({
    candidateId,
    hasTextInMail: true,
    showsReading: false,
  })),
  thread_file: insert('threadFile', (own) => ({
    ...ofScout(own),
    position: 1,
    number: 1,
    fileName: `${mark}.pdf`,
    contentType: 'application/pdf' as const,
    content: Buffer.from(`%PDF-1.7 ${mark} %%EOF`),
  })),
}
