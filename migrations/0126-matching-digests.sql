-- What scoring a profile against the whole catalogue came to, as one hash of all verdicts and base scores. Scored again and come
-- to the same, none of its states has changed, and none has to be read: 22 bytes instead of a row for each pair.
create table matching_digests (
  account_id text collate "C" not null references accounts (id) on delete cascade,
  profile_id text collate "C" primary key references profiles (id) on delete cascade,
  digest text not null
);
create index matching_digests_of_account on matching_digests (account_id);
select make_tenant_table('matching_digests');
