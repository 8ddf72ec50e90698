import { bounded } from '#graphql/at-most.ts'
import { adminBuilder } from '#graphql/admin-builder.ts'
import { ofRoles } from './admin-roles.ts'
import '#domain/company/admin-graphql.ts'
import '#domain/company/contract/admin-graphql.ts'
import '#domain/admin-account/admin-graphql.ts'
import '#domain/company-account/registration-code/admin-graphql.ts'
import '#domain/encourage-event/admin-graphql.ts'
import '#domain/inquiry/admin-graphql.ts'
import '#domain/inquiry/contact/admin-graphql.ts'
import '#domain/scout-invitation/outcome/admin-graphql.ts'

export const adminSchema = ofRoles(bounded(adminBuilder.toSchema()))
