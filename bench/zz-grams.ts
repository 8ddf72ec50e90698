import { writeStudent } from '#seeds/student/student.ts'
import { placesOf } from '#seeds/student/places.ts'
const today = Temporal.PlainDate.from('2026-11-21')
console.log(
  'places',
  placesOf('20').length,
  placesOf('13').length,
  Array.from({ length: 47 }, (_, i) => placesOf(String(i + 1).padStart(2, '0')).length).join(' '),
)
const grams = new Set<string>()
let texts = 0,
  chars = 0
const n = Number(process.argv[2])
const b = performance.now()
for (let i = 0; i < n; i++) {
  const s = writeStudent(1, i, today)
  const t = [
    ...s.taglines,
    s.selfIntroduction,
    s.studentProjectExperience,
    s.studyAbroadExperience,
    s.qualificationExperience,
    s.internshipExperience,
  ].join('\n')
  chars += t.length
  texts++
  for (let k = 0; k + 1 < t.length; k++) {
    grams.add(t.slice(k, k + 2))
    if (k + 2 < t.length) grams.add(t.slice(k, k + 3))
  }
  if (i + 1 === n / 10 || i + 1 === n)
    console.log(
      i + 1,
      'students',
      grams.size,
      'grams',
      (chars / texts).toFixed(0),
      'chars each',
      ((performance.now() - b) / 1000).toFixed(1),
      's',
    )
}
for (let i = 0; i < 6; i++) console.log(writeStudent(1, i, today).selfIntroduction.slice(-90))
