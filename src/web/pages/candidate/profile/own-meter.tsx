export { ArcMeter as default } from '#web/ui/arc-meter.tsx'
