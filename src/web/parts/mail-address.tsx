/** Where a line is too short for an address, the address breaks behind its @. */
export function MailAddress({ email }: { email: string }) {
  const end = email.indexOf('@') + 1
  return (
    <>
      {email.slice(0, end)}
      <wbr />
      {email.slice(end)}
    </>
  )
}
