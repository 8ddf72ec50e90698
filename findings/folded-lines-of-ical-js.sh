#!/usr/bin/env bash
# ical.js 2.2.1 writing, node-ical 0.27.2 and ts-ics 2.4.6 reading.
#
# Seen: a line that ical.js folds has up to 76 octets from the second part on: the space that begins it is not counted.
# RFC 5545 3.1 counts every octet but the line break, so 75 are allowed. Both readers join such lines without a word;
# checkers of the format complain. With foldLength 74 no part has more than 75.
#
# Output seen on 2026-11-28:
#   75 parts of 75 76 76 44
#   74 parts of 74 75 75 47
#   read node-ical true ts-ics true
#
# Exits 1 when this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error node@26.10.0 ical.js@2.2.1 node-ical@0.27.2 ts-ics@2.4.6 >/dev/null
cat >fold.mjs <<'EOS'
import ICAL from 'ical.js'
import ical from 'node-ical'
import { convertIcsCalendar } from 'ts-ics'

const title = 'a'.repeat(260)
function write() {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', 'x')
  const event = new ICAL.Component('vevent')
  event.addPropertyWithValue('uid', '1')
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(0), true))
  event.addPropertyWithValue('dtstart', ICAL.Time.fromJSDate(new Date(0), true))
  event.addPropertyWithValue('dtend', ICAL.Time.fromJSDate(new Date(3600_000), true))
  event.addPropertyWithValue('summary', title)
  calendar.addSubcomponent(event)
  return calendar.toString()
}
const octets = (text) =>
  text.slice(text.indexOf('SUMMARY')).split('\r\n').slice(0, 4).map((line) => Buffer.byteLength(line)).join(' ')
const usual = write()
console.log('75 parts of', octets(usual))
ICAL.foldLength = 74
const shorter = write()
console.log('74 parts of', octets(shorter))
const one = Object.values(ical.parseICS(usual)).find(({ type }) => type === 'VEVENT')?.summary === title
const other = convertIcsCalendar(undefined, usual).events?.[0]?.summary === title
console.log('read node-ical', one, 'ts-ics', other)
const isAsSeen = octets(usual) === '75 76 76 44' && octets(shorter) === '74 75 75 47' && one && other
console.log(isAsSeen ? 'as seen' : 'changed')
process.exitCode = isAsSeen ? 0 : 1
EOS
node_modules/.bin/node fold.mjs
