import { writeFileSync } from 'node:fs'
import { readCommandLine } from '#platform/command-line.ts'
import { printSchema } from '#platform/database/print-schema.ts'
import { withScratchDatabase } from './scratch-database.ts'

readCommandLine({ usage: 'npm run db:schema', about: 'Prints schema.sql from the migrations.' })
writeFileSync('schema.sql', await withScratchDatabase(printSchema))
process.stdout.write('schema.sql written\n')
