-- Matches come by the hundred thousand after an import; what happened to a programme or a profile is handed out before them,
-- since work waits for it. What comes to a profile's end is not handed out before its matches.
alter table platform_events add column lane smallint not null
  generated always as (case when type in ('match.scored', 'profile.deleted') then 1 else 0 end) stored;
drop index platform_events_waiting;
create index platform_events_waiting on platform_events (lane, position) where handed_out_at is null;
