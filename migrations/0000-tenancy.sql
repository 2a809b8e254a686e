-- Extensions, the two roles of the service, and how a table is opened to them.
-- The login owns the tables. Requests run as subsidy_app, which sees the rows of one account; the named
-- cross-account statements run as subsidy_service. Neither owns a table or can bypass row-level security.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

do $$
declare
  wanted text;
begin
  foreach wanted in array array['subsidy_app', 'subsidy_service'] loop
    begin
      if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
        execute format('create role %I nologin', wanted);
      end if;
    exception
      -- Roles belong to the whole server: another database of it may be migrated at this moment.
      when duplicate_object or unique_violation then null;
    end;
    if not pg_has_role(current_user, wanted, 'usage') then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end
$$;

-- A table whose rows belong to accounts: each account sees its own, and those of nobody where `shared`.
create function make_tenant_table(target regclass, owner_column text default 'account_id', shared boolean default false)
returns void language plpgsql as $$
declare
  own text := format('%I = (select current_setting(''app.account_id'', true))', owner_column)
    || case when shared then format(' or %I is null', owner_column) else '' end;
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy of_account on %s to subsidy_app using (%s) with check (%s)', target, own, own);
  execute format('create policy of_service on %s to subsidy_service using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to subsidy_app, subsidy_service', target);
end
$$;

-- A table that is everybody's: the catalogue, reference data, counters without an owner.
-- It must be on the list in test/row-level-security.test.ts, with the reason.
create function make_catalogue_table(target regclass)
returns void language plpgsql as $$
begin
  execute format('grant select, insert, update, delete on %s to subsidy_app, subsidy_service', target);
end
$$;
