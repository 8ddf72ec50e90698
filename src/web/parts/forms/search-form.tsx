import { Fragment, type ReactNode } from 'react'
import { Form } from 'react-router'

type SearchFormProps = { address: string; label?: string; className?: string; button: ReactNode; children: ReactNode }

/** The controls begin anew with each address. The button stays, so it has the focus after a search. */
export const SearchForm = ({ address, label, className, button, children }: SearchFormProps) => (
  <Form
    role="search"
    aria-label={label}
    className={className}
    onSubmit={({ nativeEvent }) => nativeEvent.submitter?.focus()}
  >
    <Fragment key={address}>{children}</Fragment>
    {button}
  </Form>
)
