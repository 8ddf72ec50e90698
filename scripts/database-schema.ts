import { writeFileSync } from 'node:fs'
import { printSchema } from '#platform/database/print-schema.ts'
import { withScratchDatabase } from './scratch-database.ts'

writeFileSync('schema.sql', await withScratchDatabase(printSchema))
process.stdout.write('schema.sql written\n')
