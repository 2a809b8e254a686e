-- Alerts: what somebody wants to hear of before a deadline, what they were told, and what is on its way to them.

create table alerts (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  version integer not null,
  name text,
  status text not null check (status in ('active', 'paused')),
  language text not null check (language in ('el', 'en')),
  kind text not null check (kind in ('deadline', 'call_opens', 'new_match', 'programme_changed', 'budget_line_exhausted')),
  -- Trigger, channels and schedule. Secrets in it are encrypted.
  definition jsonb not null,
  -- Programmes that the filter names; null: any.
  slugs text[],
  -- Whether it is about profiles that fit, not about programmes whoever fits.
  by_profile boolean not null,
  -- The scheduler looks at it then at the latest; null while it is paused.
  next_at timestamptz,
  looked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index alerts_of_account on alerts (account_id, id);
create index alerts_due on alerts (next_at) where next_at is not null;
select make_tenant_table('alerts');

-- A line for each notice of an alert: about one profile and one moment of one programme, by one channel. Its key makes
-- that nobody is told twice, whoever schedules.
create table alerts_notifications (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  alert_id text collate "C" not null references alerts (id) on delete cascade,
  programme_id uuid not null,
  programme_slug text not null,
  -- Empty: the programme itself is watched.
  profile_id text collate "C" not null,
  -- The deadline's id, `opens_at`, or what the news is.
  target text not null,
  -- Counts the moves of the target.
  generation integer not null,
  lead_time text not null,
  channel text not null,
  target_at timestamptz,
  target_zone text,
  -- From then on the notice is of no use; null: never.
  until_at timestamptz,
  moved_from timestamptz,
  due_at timestamptz not null,
  status text not null check (status in ('scheduled', 'sent', 'failed', 'suppressed')),
  reason text,
  marks text[] not null default '{}',
  detail jsonb,
  message_id text collate "C",
  event_id text collate "C",
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (alert_id, programme_id, profile_id, target, generation, lead_time, channel)
);
create index alerts_notifications_of_alert on alerts_notifications (alert_id, id);
create index alerts_notifications_news on alerts_notifications (alert_id, due_at)
  where status = 'scheduled' and message_id is null;
create index alerts_notifications_of_message on alerts_notifications (message_id) where message_id is not null;
create index alerts_notifications_of_profile on alerts_notifications (profile_id) where profile_id <> '';
select make_tenant_table('alerts_notifications');

-- What is on its way: all that one channel of an alert is told at one time, or the question whether an address wants it.
create table alerts_messages (
  id text collate "C" primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  alert_id text collate "C" references alerts (id) on delete cascade,
  kind text not null check (kind in ('notice', 'confirmation')),
  -- The key of the channel in its alert, or the id of the address.
  channel text not null,
  status text not null check (status in ('scheduled', 'sent', 'failed', 'suppressed')),
  attempts smallint not null default 0,
  -- The last ten attempts, newest last.
  log jsonb not null default '[]',
  next_at timestamptz,
  leased_by text,
  lease_until timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index alerts_messages_due on alerts_messages (next_at) where next_at is not null;
create index alerts_messages_finished on alerts_messages (finished_at) where finished_at is not null;
select make_tenant_table('alerts_messages');

-- Addresses of mail: nobody is written to who has not agreed.
create table alerts_addresses (
  id uuid primary key,
  account_id text collate "C" not null references accounts (id) on delete cascade,
  address text not null,
  state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
  -- Counts the questions, so that the link of an old one does nothing.
  round integer not null,
  language text not null check (language in ('el', 'en')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  unique (account_id, address)
);
select make_tenant_table('alerts_addresses');

-- Calendar feeds, each with the hash of the token in its address.
create table alerts_calendars (
  account_id text collate "C" not null references accounts (id) on delete cascade,
  name text not null,
  token_hash bytea not null unique,
  definition jsonb not null,
  language text not null check (language in ('el', 'en')),
  rotated_at timestamptz not null,
  primary key (account_id, name)
);
select make_tenant_table('alerts_calendars');
