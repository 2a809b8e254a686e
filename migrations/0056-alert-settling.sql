-- Alerts that pairs keep coming to wait until no more come: one publish, or one list of clients, is one notice.
alter table alerts
  -- Something came since it was last looked at.
  add column stirred boolean not null default false,
  -- When the first of what it waits with came, and until when it waits.
  add column stirred_since timestamptz,
  add column settles_at timestamptz;
