-- The versions that a visitor agreed to before leaving for a service; the texts may change until the return.
alter table oidc_flow
  add column consents jsonb;
