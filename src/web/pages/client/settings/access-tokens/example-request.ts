const query = '{ jobDescriptions { totalCount edges { node { id title } } } }'

/** A request that lists the jobs of the company, for a shell. The token comes from a variable, not from the history. */
export const exampleRequest = (publicUrl: string) =>
  [
    `curl ${publicUrl}/graphql \\`,
    `  -H "Authorization: Bearer $YOAKE_TOKEN" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '${JSON.stringify({ query })}'`,
  ].join('\n')
