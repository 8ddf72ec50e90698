import { fieldLimits } from '#ground/limits/desk.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkLength, validationText } from '#ground/validation/validation.ts'

/** Colleagues whom one note may mention. */
export const maxMentioned = 10

/** The newest notes of a student that are read at once. */
export const maxNotes = 200

const { label, min, max } = fieldLimits.candidateNote

export const checkNote = (text: string): FieldError | null => checkLength('text', label, text.trim(), min, max)

export const mentionText = {
  tooMany: validationText.tooManyOptions('知らせる人', maxMentioned),
  gone: 'いま利用していない方には知らせられません。知らせる人から外してください',
  interviewer: '面接官の方はノートを読めません。知らせる人から外してください',
} as const

/** The writer keeps the words; an administrator may take away what should not stand there. */
export const canEdit = (note: { companyUserId: string }, user: { companyUserId: string }) =>
  note.companyUserId === user.companyUserId
export const canDelete = (note: { companyUserId: string }, user: { companyUserId: string; role: string }) =>
  canEdit(note, user) || user.role === 'ADMIN'
