-- Profiles are numbered, so that an index over all of them keeps a few bytes for each; and each says in which transaction it
-- last changed, so that a process reads what has changed since it looked last and nothing else. A counter would not do: of two
-- transactions the one with the lower number may commit later, and would be passed over.
alter table profiles add column number bigint generated always as identity;
alter table profiles add column changed_in xid8 not null default pg_current_xact_id();
create unique index profiles_number on profiles (number);
create index profiles_changed_in on profiles (changed_in);

create function note_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end
$$;
create trigger note_change before update on profiles for each row execute function note_change();
