-- The first start of an embedded service, which makes the samples. One row at most; it is there before the first
-- sample and says when the last one was made, so that a start which was cut off is taken up again.

create table edge_first_start (
  id boolean primary key default true check (id),
  -- The samples' dates are relative to this day (Athens).
  started_on date not null,
  finished_at timestamptz
);
select make_catalogue_table('edge_first_start');
