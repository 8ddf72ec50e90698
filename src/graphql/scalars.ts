import { builder } from './builder.ts'
import { dateScalar, dateTimeScalar } from './dates.ts'

builder.scalarType('Date', dateScalar)
builder.scalarType('DateTime', dateTimeScalar)
