import type { Db } from '#platform/database/db.ts'

export type Lookups = Awaited<ReturnType<typeof readLookups>>

const lookupsByDatabase = new WeakMap<Db, Promise<Lookups>>()
const loadedLookups = new WeakMap<Db, Lookups>()

/** All lookups, read once per database handle: they change only with a release. */
export function lookups(db: Db): Promise<Lookups> {
  const reading = lookupsByDatabase.get(db) ?? readLookups(db)
  lookupsByDatabase.set(db, reading)
  reading.then(
    (read) => loadedLookups.set(db, read),
    () => lookupsByDatabase.delete(db),
  )
  return reading
}

/**
 * The result of `read` on the lookups, without a promise once they are loaded: a page of cards calls this hundreds of
 * times.
 */
export function fromLookups<Result>(db: Db, read: (lookups: Lookups) => Result): Result | Promise<Result> {
  const all = loadedLookups.get(db)
  return all ? read(all) : lookups(db).then(read)
}

async function readLookups(db: Db) {
  const read = <Row extends { id: number | string }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]))
  const [
    regions,
    prefectures,
    schoolGroups,
    industries,
    jobTypes,
    companySizes,
    companySelectionCriteria,
    jobHuntingStatuses,
    scoutTypes,
    sellingPoints,
    eventCategories,
    recruitmentSteps,
    graduationYears,
    personalityTraitStatements,
    declineReasons,
  ] = await Promise.all([
    db.selectFrom('region').select(['id', 'name']).orderBy('position').execute(),
    db.selectFrom('prefecture').select(['id', 'label', 'regionId']).orderBy('id').execute(),
    db.selectFrom('schoolGroup').select(['id', 'name']).orderBy('id').execute(),
    db.selectFrom('industry').select(['id', 'label', 'industryGroup as group', 'isActive']).orderBy('id').execute(),
    db.selectFrom('jobType').select(['id', 'label', 'jobTypeGroup as group', 'isActive']).orderBy('id').execute(),
    db.selectFrom('companySize').select(['id', 'label', 'band']).orderBy('id').execute(),
    db.selectFrom('companySelectionCriterion').select(['id', 'label']).orderBy('id').execute(),
    db.selectFrom('jobHuntingStatus').select(['id', 'label', 'statusGroup as group']).orderBy('id').execute(),
    db.selectFrom('scoutType').select(['id', 'label', 'family', 'note']).orderBy('id').execute(),
    db.selectFrom('sellingPoint').select(['id', 'label', 'shortLabel', 'hint']).orderBy('id').execute(),
    db.selectFrom('eventCategory').select(['id', 'label']).orderBy('id').execute(),
    db.selectFrom('recruitmentStep').select(['id', 'label']).orderBy('id').execute(),
    db.selectFrom('graduationYear').select('year').orderBy('year').execute(),
    db
      .selectFrom('personalityTraitStatement')
      .select(['traitId as id', 'traitId', 'leftLabel', 'rightLabel'])
      .orderBy('traitId')
      .execute(),
    db.selectFrom('declineReason').select(['id', 'label']).orderBy('id').execute(),
  ])
  return {
    regions: regions.map((region) => ({
      ...region,
      prefectures: prefectures.filter((prefecture) => prefecture.regionId === region.id),
    })),
    prefectures: read(prefectures),
    schoolGroups: read(schoolGroups),
    industries: read(industries),
    jobTypes: read(jobTypes),
    companySizes: read(companySizes),
    companySelectionCriteria: read(companySelectionCriteria),
    jobHuntingStatuses: read(jobHuntingStatuses),
    scoutTypes: read(scoutTypes),
    sellingPoints: read(sellingPoints),
    eventCategories: read(eventCategories),
    recruitmentSteps: read(recruitmentSteps),
    graduationYears: graduationYears.map(({ year }) => year),
    personalityTraitStatements: read(personalityTraitStatements),
    declineReasons: read(declineReasons),
  }
}

/** A row that a foreign key or the seed guarantees; a missing row is a defect, not a refusal. */
export function requireLookup<Id, Row>(rows: Map<Id, Row>, id: Id): Row {
  const row = rows.get(id)
  if (row === undefined) throw new Error(`lookup without id ${String(id)}`)
  return row
}

/** Lookups that can be chosen. Retired lookups stay readable in earlier choices. */
export const choosable = <Row extends { isActive: boolean }>(rows: Map<unknown, Row>): Row[] =>
  [...rows.values()].filter(({ isActive }) => isActive)

/** The rows of many ids in the order given; an id that was retired and removed is left out. */
export const pickLookups = <Id, Row>(rows: Map<Id, Row>, ids: readonly Id[]): Row[] =>
  ids.flatMap((id) => rows.get(id) ?? [])
