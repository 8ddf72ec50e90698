-- When a push may leave. Quiet hours hold one for up to seventeen hours, and a held push is not late.
alter table candidate_push add column due_at timestamptz not null default now();
