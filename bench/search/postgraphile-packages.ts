export const postgraphilePackages = {
  postgraphile: '5.1.5',
  'postgraphile-plugin-connection-filter': '4.0.1',
  '@graphile/simplify-inflection': '9.0.0',
}
