-- What was kept of pairs until now is packed, so that nothing is told twice. Nobody changes it meanwhile.
lock table matching_states in share row exclusive mode;

create temporary table matching_shapes (programme_id uuid, outcomes jsonb, criteria text collate "C", bytes text) on commit drop;
insert into matching_shapes (programme_id, outcomes, criteria, bytes)
with kept as (
  select distinct s.programme_id, s.outcomes from matching_states as s
), named as (
  select k.programme_id, k.outcomes,
    coalesce((select string_agg(id, ' ' order by id collate "C") from jsonb_object_keys(k.outcomes) as id), '') as criteria
  from kept as k
)
select n.programme_id, n.outcomes, n.criteria, coalesce((
    select string_agg(lpad(to_hex(quarter.bits), 2, '0'), '' order by quarter.at)
    from (
      select (criterion.n - 1) / 4 as at,
        sum((case n.outcomes ->> criterion.id when 'met' then 1 when 'not_met' then 2 when 'unknown' then 3 else 0 end)
          << (2 * ((criterion.n::integer - 1) % 4)))::integer as bits
      from string_to_table(n.criteria, ' ') with ordinality as criterion (id, n)
      group by 1
    ) as quarter
  ), '')
from named as n;
insert into matching_layouts (programme_id, criteria)
select distinct h.programme_id, h.criteria from matching_shapes as h order by h.programme_id, h.criteria;
analyze matching_shapes;
analyze matching_layouts;

insert into matching_pairs_packed (block, changes_on, fits, account_id, profile_id, members, heads, outcomes)
select p.block, min(p.changes_on), p.fits, p.account_id, p.profile_id,
  bit_or(b'1'::bit(1024) >> p.slot),
  decode(string_agg(lpad(to_hex(p.head), 8, '0'), '' order by p.slot), 'hex'),
  decode(string_agg(p.bytes, '' order by p.slot), 'hex')
from (
  select l.block, l.number % 1024 as slot, s.verdict <> 'not_eligible' as fits, s.account_id, s.profile_id, s.changes_on, h.bytes,
    ((length(h.bytes) / 2)::bigint << 23)
      + ((array_position(array['eligible', 'needs_info', 'needs_review', 'not_eligible'], s.verdict) - 1) << 21)
      + (s.base::integer << 14)
      + case when s.changes_on is null then 0 else least(greatest(s.changes_on - date '2019-12-31', 1), 16383) end as head
  from matching_states as s
  join matching_shapes as h on h.programme_id = s.programme_id and h.outcomes = s.outcomes
  join matching_layouts as l on l.programme_id = h.programme_id and l.criteria = h.criteria
) as p
group by p.profile_id, p.block, p.fits, p.account_id;
-- Of a digest that the version before writes from now on this one knows that it is not about the packed pairs.
update matching_digests set digest = 'p.' || digest;

-- Processes of the version before read what they find here until they are replaced. They change nothing in it any more, or what
-- others tell would be told again: they are answered as by a database that is away, and who takes their place does the work.
create function refuse_version_before() returns trigger language plpgsql as $$
begin
  raise exception 'matches are scored by a newer version of the service' using errcode = 'cannot_connect_now';
end
$$;
create trigger refuse_version_before before insert or update or delete on matching_states
  for each statement when (pg_trigger_depth() = 0) execute function refuse_version_before();
-- They would also take for unchanged what differs only from pairs that are packed: then they write nothing but the digest.
create trigger refuse_version_before before insert or update on matching_digests
  for each row when (new.digest not like 'p.%') execute function refuse_version_before();
