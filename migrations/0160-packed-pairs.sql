-- What was last scored of a pair, packed: instead of a row of 312 bytes for each pair, a row for 1,024 layouts of one profile.

-- A programme with the ids of its criteria: what a packed pair is about. Its number stays the same as long as the criteria have
-- the same ids, so that a corrected text or another deadline moves nothing. Programmes are everybody's, and so are these.
create table matching_layouts (
  number integer generated always as identity primary key,
  programme_id uuid not null,
  -- In the order of their bytes, with a space between; ids have none.
  criteria text not null,
  block integer not null generated always as (number / 1024) stored
);
-- Criteria may be two thousand, which is more than an index takes.
create unique index matching_layouts_of_programme on matching_layouts (programme_id, md5(criteria));
create index matching_layouts_of_block on matching_layouts (block);
select make_catalogue_table('matching_layouts');

-- Pairs that are not `not_eligible` (`fits`), and those that may stop being so on a known day. Changed only by who has locked
-- the profile. `matching_pairs` below says how they are read, `src/matching/packed-pairs.ts` how they are written.
create table matching_pairs_packed (
  block integer not null,
  -- The first day on which one of the verdicts may change though nothing else does.
  changes_on date,
  fits boolean not null,
  account_id text collate "C" not null,
  profile_id text collate "C" not null references profiles (id) on delete cascade,
  -- A bit for each number of the block; 1: the profile has a pair with it.
  members bit(1024) not null,
  -- Of each pair 32 bits: 9 how many bytes its outcomes take, 2 verdict, 7 base score, 14 days from the last of 2019 to the one
  -- on which the verdict may change, 0 for none.
  heads bytea not null,
  -- Of each pair two bits for each criterion: 1 met, 2 not met, 3 unknown.
  outcomes bytea not null,
  primary key (profile_id, block, fits)
);
create index matching_pairs_of_account on matching_pairs_packed (account_id, block);
create index matching_pairs_of_block on matching_pairs_packed (block);
create index matching_pairs_due on matching_pairs_packed (changes_on) where changes_on is not null;
select make_tenant_table('matching_pairs_packed');

create function matching_head(heads bytea, at integer) returns bigint language sql immutable parallel safe as $$
  select (get_byte(heads, at * 4)::bigint << 24) + (get_byte(heads, at * 4 + 1) << 16)
    + (get_byte(heads, at * 4 + 2) << 8) + get_byte(heads, at * 4 + 3)
$$;

-- The pairs of programmes that are looked for: of each row one bit is read, and what is not selected costs nothing.
create view matching_pairs_found with (security_invoker = true) as
select s.account_id, s.profile_id, l.programme_id, s.fits,
  substring(s.heads from bit_count(substring(s.members from 1 for l.number % 1024))::integer * 4 + 1 for 4) as head
from matching_layouts as l
join matching_pairs_packed as s on s.block = l.block and get_bit(s.members, l.number % 1024) = 1;
grant select on matching_pairs_found to subsidy_app, subsidy_service;

-- All that is packed, as it is meant.
create view matching_pairs with (security_invoker = true) as
select
  s.account_id,
  s.profile_id,
  l.programme_id,
  s.fits,
  (array['eligible', 'needs_info', 'needs_review', 'not_eligible'])[((pair.head >> 21) & 3)::integer + 1] as verdict,
  ((pair.head >> 14) & 127)::smallint as base,
  date '2019-12-31' + nullif(pair.head & 16383, 0)::integer as changes_on,
  (
    select coalesce(jsonb_object_agg(criterion.id, (array['met', 'not_met', 'unknown'])[
      (get_byte(s.outcomes, pair.before + (criterion.n::integer - 1) / 4) >> (2 * ((criterion.n::integer - 1) % 4))) & 3
    ]), '{}')
    from string_to_table(l.criteria, ' ') with ordinality as criterion (id, n)
  ) as outcomes
from matching_pairs_packed as s
cross join lateral (
  select member.slot, member.head, (sum(member.head >> 23) over (order by member.slot) - (member.head >> 23))::integer as before
  from (
    select slot, matching_head(s.heads, (row_number() over (order by slot))::integer - 1) as head
    from generate_series(0, 1023) as slot
    where get_bit(s.members, slot) = 1
  ) as member
) as pair
join matching_layouts as l on l.number = s.block * 1024 + pair.slot;
grant select on matching_pairs to subsidy_app, subsidy_service;
