-- Why a pair came out otherwise is told by what changed since it was scored, whichever scoring sees it first.

-- The versions of the profile and its group, as one sum, when it was last scored against the whole catalogue.
alter table matching_digests add column versions integer;
insert into matching_digests (account_id, profile_id, digest)
select p.account_id, p.id, 'p.' from profiles as p on conflict (profile_id) do nothing;

-- Programmes that all profiles were scored against, as of the catalogue's version in which they last changed.
create table matching_scored_programmes (
  programme_id uuid primary key references programmes (id) on delete cascade,
  changed_in bigint not null
);
insert into matching_scored_programmes (programme_id, changed_in)
select p.id, p.changed_in from programmes as p where p.changed_in is not null;
select make_catalogue_table('matching_scored_programmes');
