import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldLook, partField } from './field.tsx'
import { Input } from './input.tsx'

export type TextFieldProps = FieldLook & Omit<ComponentPropsWithRef<'input'>, keyof FieldLook>

export function TextField(props: TextFieldProps) {
  const [field, input] = partField(props)
  return <Field {...field}>{(control) => <Input type="text" {...input} {...control} />}</Field>
}
