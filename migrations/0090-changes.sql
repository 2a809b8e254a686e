-- A process that keeps what it has read or written hears of a change when its transaction commits: whose data it was of, or
-- (empty) that it may concern everybody.
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', case when tg_nargs > 0 then '' else coalesce(current_setting('app.account_id', true), '') end);
  return null;
end
$$;
create trigger tell_change after insert or update or delete on profiles for each statement execute function tell_change();
create trigger tell_change after insert or update or delete on profiles_relations for each statement execute function tell_change();
create trigger tell_change after insert or update or delete on matching_decisions for each statement execute function tell_change();
create trigger tell_change after insert or update or delete on matching_answers for each statement execute function tell_change();
create trigger tell_change after update on programmes_catalogue for each statement execute function tell_change('everybody');
