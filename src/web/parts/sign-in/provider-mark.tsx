/** Drawn here: a speech bubble for LINE, a ring with a bar for Google, a key for every other service. */
export function ProviderMark({ name }: { name: string }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      {name === 'line' ? <Bubble /> : name === 'google' ? <Ring /> : <Key />}
    </svg>
  )
}

const Bubble = () => (
  <path
    fill="#06c755"
    d="M10 2c-4.7 0-8.5 3-8.5 6.8 0 3.3 3 6.1 7 6.7.5.1.6.4.5.9l-.2 1.5c0 .4.3.6.7.4 3.6-2 9-5.6 9-9.5C18.5 5 14.7 2 10 2z"
  />
)

const ring = { fill: 'none', strokeWidth: 3 }
const Ring = () => (
  <>
    <path {...ring} stroke="#ea4335" d="M4.4 6.8a6.5 6.5 0 0 1 10.2-1.4" />
    <path {...ring} stroke="#fbbc05" d="M4.4 13.2a6.5 6.5 0 0 1 0-6.4" />
    <path {...ring} stroke="#34a853" d="M14.6 14.6a6.5 6.5 0 0 1-10.2-1.4" />
    <path {...ring} stroke="#4285f4" d="M10 10h6.5a6.5 6.5 0 0 1-1.9 4.6" />
  </>
)

const Key = () => (
  <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
    <circle cx="6.5" cy="10" r="3.5" />
    <path d="M10 10h7.5v3M14.5 10v2.2" />
  </g>
)
