import type { CodegenConfig } from '@graphql-codegen/cli'

const config = {
  documentMode: 'string',
  enumsAsTypes: true,
  importExtension: '.ts',
  strictScalars: true,
  useTypeImports: true,
  scalars: { Date: 'string', DateTime: 'string' },
} as const
const preset = {
  preset: 'client',
  presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
  config,
} as const

// The pages of /admin ask the operator's schema, all others the public one (decision 22).
export default {
  ignoreNoDocuments: true,
  generates: {
    'src/web/generated/': {
      ...preset,
      schema: 'schema.graphql',
      documents: ['src/web/**/*.{ts,tsx}', '!src/web/generated/**', '!src/web/pages/admin/**'],
    },
    'src/web/generated/admin/': {
      ...preset,
      schema: 'schema.admin.graphql',
      documents: ['src/web/pages/admin/**/*.{ts,tsx}'],
    },
  },
} satisfies CodegenConfig
