-- Endpoints that events are pushed to, what is to be delivered to them, and every attempt.

-- The order in which events were handed out. Only one process hands out at a time, so that whoever polls by it
-- misses nothing; `position` is given at recording, and transactions commit in another order.
alter table platform_events add column sequence bigint;
create sequence platform_events_sequence;
grant usage on sequence platform_events_sequence to subsidy_app, subsidy_service;
update platform_events set sequence = position where handed_out_at is not null;
select setval('platform_events_sequence', (select coalesce(max(position), 0) + 1 from platform_events), false);
drop index platform_events_of_account;
create index platform_events_of_account on platform_events (account_id, sequence);

create table webhooks_endpoints (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  version integer not null,
  url text not null,
  description text,
  event_types text[] not null,
  -- Null: events of every profile.
  profile_ids text[],
  -- Encrypted. The previous one signs beside it until the overlap ends.
  secret bytea not null,
  previous_secret bytea,
  previous_secret_until timestamptz,
  status text not null check (status in ('active', 'failing', 'disabled')),
  reason text check (reason in ('by_owner', 'gone', 'failed_for_days')),
  failures integer not null default 0,
  failing_since timestamptz,
  broke_at timestamptz,
  warnings smallint not null default 0,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index webhooks_endpoints_of_account on webhooks_endpoints (account_id, id);
select make_tenant_table('webhooks_endpoints');

-- The bytes that are sent, once for all endpoints and attempts. Null: an event of every account.
create table webhooks_bodies (
  event_id text collate "C" primary key,
  account_id text collate "C" references accounts (id) on delete cascade,
  body text not null
);
select make_tenant_table('webhooks_bodies', shared => true);

-- The queue. Rows of deleted accounts go with their endpoints.
create table webhooks_deliveries (
  id text collate "C" primary key,
  account_id text collate "C" not null,
  endpoint_id text collate "C" not null references webhooks_endpoints (id) on delete cascade,
  event_id text collate "C" not null,
  event_type text not null,
  status text not null check (status in ('pending', 'retrying', 'succeeded', 'exhausted', 'discarded')),
  -- All attempts, and those of the present series, which a resend begins anew.
  attempts integer not null default 0,
  series integer not null default 0,
  most smallint not null default 10,
  -- When the next attempt is due; null when none is.
  next_at timestamptz,
  leased_by text,
  lease_until timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (endpoint_id, event_id)
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
-- Walked endpoint by endpoint: a long backlog of one costs the others nothing.
create index webhooks_deliveries_waiting on webhooks_deliveries (endpoint_id, next_at)
  where next_at is not null and leased_by is null;
create index webhooks_deliveries_leased on webhooks_deliveries (endpoint_id, lease_until) where leased_by is not null;
select make_tenant_table('webhooks_deliveries');

create table webhooks_attempts (
  delivery_id text collate "C" not null references webhooks_deliveries (id) on delete cascade,
  account_id text collate "C" not null,
  number integer not null,
  at timestamptz not null,
  status smallint,
  error text,
  latency_ms integer not null,
  excerpt text not null,
  primary key (delivery_id, number)
);
select make_tenant_table('webhooks_attempts');
