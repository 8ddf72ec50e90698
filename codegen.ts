import type { CodegenConfig } from '@graphql-codegen/cli'

export default {
  schema: 'schema.graphql',
  documents: ['src/web/**/*.{ts,tsx}', '!src/web/generated/**'],
  ignoreNoDocuments: true,
  generates: {
    'src/web/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: {
        documentMode: 'string',
        enumsAsTypes: true,
        importExtension: '.ts',
        strictScalars: true,
        useTypeImports: true,
        scalars: { Date: 'string', DateTime: 'string' },
      },
    },
  },
} satisfies CodegenConfig
