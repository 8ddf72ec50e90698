import type { Selectable } from 'kysely'
import { expectTypeOf, test } from 'vitest'
import type { AdminAccountStatus } from '#domain/admin-account/rules.ts'
import type { CandidateStatus } from '#domain/candidate-account/state/rules.ts'
import type { QuotationField } from '#domain/candidate/quotation/rules.ts'
import type { Degree } from '#domain/candidate/education/rules.ts'
import type { CompanyUserStatus } from '#domain/company-account/user/rules.ts'
import type { ContractStatus } from '#domain/company/rules.ts'
import type { PreRegistrationStatus } from '#domain/inquiry/decision/rules.ts'
import type { ContentBlockKind } from '#domain/content-block/rules.ts'
import type { JobKind, JobStatus } from '#domain/job/rules.ts'
import type { DepartmentCategory } from '#domain/lookup/school/rules.ts'
import type { SchedulingType } from '#domain/scheduling/rules.ts'
import type { BookingStatus } from '#domain/scout-invitation/booking/rules.ts'
import type { PromiseAnswer } from '#domain/scout-invitation/promise/answering/rules.ts'
import type { PromiseKind } from '#domain/scout-invitation/promise/rules.ts'
import type { ReasonOpening, ReasonSource } from '#domain/scout-invitation/sending/reason/style/rules.ts'
import type { SchedulingStatus, ScoutInvitationStatus } from '#domain/scout-invitation/rules.ts'
import type { RequestStatus } from '#domain/scout-invitation/scheduling-date-request/rules.ts'
import type { CompanyUserRole } from '#domain/viewer/viewer.ts'
import type { DB } from '#platform/database/database-types.ts'

type Column<Table extends keyof DB, Name extends keyof Selectable<DB[Table]>> = Selectable<DB[Table]>[Name]

// Told by the type checker: a word that the rules and the CHECK of a column do not share does not compile.
test('§4 the words of the rules are those the database allows', () => {
  expectTypeOf<Column<'adminAccount', 'status'>>().toEqualTypeOf<AdminAccountStatus>()
  expectTypeOf<Column<'booking', 'status'>>().toEqualTypeOf<BookingStatus>()
  expectTypeOf<Column<'candidate', 'degree'>>().toEqualTypeOf<Degree | null>()
  expectTypeOf<Column<'candidate', 'departmentCategory'>>().toEqualTypeOf<DepartmentCategory>()
  expectTypeOf<Column<'candidate', 'status'>>().toEqualTypeOf<CandidateStatus>()
  expectTypeOf<Column<'companyUser', 'role'>>().toEqualTypeOf<CompanyUserRole>()
  expectTypeOf<Column<'companyUser', 'status'>>().toEqualTypeOf<CompanyUserStatus>()
  expectTypeOf<Column<'contract', 'status'>>().toEqualTypeOf<ContractStatus>()
  // A draft has chosen no kind yet.
  expectTypeOf<Column<'job', 'kind'>>().toEqualTypeOf<Exclude<JobKind, 'DRAFT'> | null>()
  expectTypeOf<Column<'job', 'status'>>().toEqualTypeOf<JobStatus>()
  expectTypeOf<Column<'jobContent', 'kind'>>().toEqualTypeOf<ContentBlockKind>()
  expectTypeOf<Column<'preRegistration', 'status'>>().toEqualTypeOf<PreRegistrationStatus>()
  expectTypeOf<Column<'scheduling', 'type'>>().toEqualTypeOf<SchedulingType>()
  expectTypeOf<Column<'schedulingDateRequest', 'status'>>().toEqualTypeOf<RequestStatus>()
  expectTypeOf<Column<'schoolDepartment', 'category'>>().toEqualTypeOf<DepartmentCategory>()
  expectTypeOf<Column<'scoutInvitation', 'reasonOpening'>>().toEqualTypeOf<ReasonOpening | null>()
  expectTypeOf<Column<'scoutInvitation', 'reasonSource'>>().toEqualTypeOf<ReasonSource | null>()
  expectTypeOf<Column<'scoutInvitation', 'schedulingStatus'>>().toEqualTypeOf<SchedulingStatus | null>()
  // A scout that waits to be sent is of no status a student knows.
  expectTypeOf<Column<'scoutInvitation', 'status'>>().toEqualTypeOf<ScoutInvitationStatus | 'SCHEDULED'>()
  expectTypeOf<Column<'scoutInvitationQuotation', 'field'>>().toEqualTypeOf<QuotationField>()
  expectTypeOf<Column<'scoutPromise', 'answer'>>().toEqualTypeOf<PromiseAnswer | null>()
  expectTypeOf<Column<'scoutPromise', 'kind'>>().toEqualTypeOf<PromiseKind>()
})
