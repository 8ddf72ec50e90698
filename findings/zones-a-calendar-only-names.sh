#!/usr/bin/env bash
# ical.js 2.2.1, node-ical 0.27.2 and ts-ics 2.4.6 reading one file.
#
# Seen: DTSTART;TZID=Asia/Tokyo without a VTIMEZONE, which many services write. node-ical takes the name from the IANA
# list. ical.js takes the time as one of no zone: toJSDate gives the clock of the process, so the same file is nine hours
# later on a server in UTC. The name is kept in `timezone` beside the time, by which a reader can tell. A whole day
# (VALUE=DATE) is the midnight of the process for ical.js and node-ical, and that of UTC for ts-ics.
#
# Output seen on 2026-11-28:
#   UTC ;TZID=Asia/Tokyo:20261208T140000 ical.js 14:00Z node-ical 05:00Z ts-ics 05:00Z
#   UTC ;VALUE=DATE:20261208 ical.js 00:00Z node-ical 00:00Z ts-ics 00:00Z
#   America/New_York ;TZID=Asia/Tokyo:20261208T140000 ical.js 19:00Z node-ical 05:00Z ts-ics 05:00Z
#   America/New_York ;VALUE=DATE:20261208 ical.js 05:00Z node-ical 05:00Z ts-ics 00:00Z
#
# Exits 1 when this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error node@26.10.0 ical.js@2.2.1 node-ical@0.27.2 ts-ics@2.4.6 >/dev/null
cat >read.mjs <<'EOS'
import ICAL from 'ical.js'
import ical from 'node-ical'
import { convertIcsCalendar } from 'ts-ics'

const file = (start) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T000000Z', 'SUMMARY:x']
    .concat(`DTSTART${start}`, 'DURATION:PT1H', 'END:VEVENT', 'END:VCALENDAR', '')
    .join('\r\n')
const clock = (date) => `${date.toISOString().slice(11, 16)}Z`
for (const start of [';TZID=Asia/Tokyo:20261208T140000', ';VALUE=DATE:20261208']) {
  const text = file(start)
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'))
  const other = Object.values(ical.parseICS(text)).find(({ type }) => type === 'VEVENT')
  const third = convertIcsCalendar(undefined, text).events[0]
  const clocks = [event.startDate.toJSDate(), other.start, third.start.date].map(clock)
  console.log(process.env.TZ, start, `ical.js ${clocks[0]} node-ical ${clocks[1]} ts-ics ${clocks[2]}`)
}
EOS
for zone in UTC America/New_York; do TZ=$zone node_modules/.bin/node read.mjs; done | tee seen.txt
cat >expected.txt <<'EOS'
UTC ;TZID=Asia/Tokyo:20261208T140000 ical.js 14:00Z node-ical 05:00Z ts-ics 05:00Z
UTC ;VALUE=DATE:20261208 ical.js 00:00Z node-ical 00:00Z ts-ics 00:00Z
America/New_York ;TZID=Asia/Tokyo:20261208T140000 ical.js 19:00Z node-ical 05:00Z ts-ics 05:00Z
America/New_York ;VALUE=DATE:20261208 ical.js 05:00Z node-ical 05:00Z ts-ics 00:00Z
EOS
if cmp -s seen.txt expected.txt; then echo 'as seen'; else echo 'changed' && exit 1; fi
