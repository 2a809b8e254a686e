-- Which profile names which in its relations: a row each, since a relation holds for both and is walked both ways on every read.
-- An index over an array cannot serve here: under row-level security only leakproof operators reach an index, and those of
-- arrays are none (measured: 230 ms for a group of 50 among 5,000 profiles).
create table profiles_relations (
  account_id text collate "C" not null references accounts (id) on delete cascade,
  profile_id text collate "C" not null references profiles (id) on delete cascade,
  -- May name one that was erased since.
  related_id text collate "C" not null,
  primary key (account_id, profile_id, related_id)
);
create index profiles_relations_back on profiles_relations (account_id, related_id);
select make_tenant_table('profiles_relations');

insert into profiles_relations (account_id, profile_id, related_id)
select p.account_id, p.id, named.id from profiles as p cross join lateral unnest(p.related_ids) as named (id)
on conflict do nothing;

drop index profiles_related;
alter table profiles drop column related_ids;
