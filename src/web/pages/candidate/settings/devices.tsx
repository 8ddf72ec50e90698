export default function Devices() {
  return null
}
