-- A profile that another one names is of a group from then on, though its own row stays as it is: an index over all profiles
-- reads what has changed since it looked last, and has to read it again.
alter table profiles_relations add column changed_in xid8 not null default pg_current_xact_id();
create index profiles_relations_changed_in on profiles_relations (changed_in);
