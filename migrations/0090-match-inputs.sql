-- What answers about matches are made from. A process that keeps answers hears of a change when its transaction commits:
-- of whose, or (empty) that it may concern everybody.
create function tell_match_inputs() returns trigger language plpgsql as $$
begin
  perform pg_notify('match_inputs', case when tg_nargs > 0 then '' else coalesce(current_setting('app.account_id', true), '') end);
  return null;
end
$$;
create trigger tell_match_inputs after insert or update or delete on profiles
  for each statement execute function tell_match_inputs();
create trigger tell_match_inputs after insert or update or delete on profiles_relations
  for each statement execute function tell_match_inputs();
create trigger tell_match_inputs after insert or update or delete on matching_decisions
  for each statement execute function tell_match_inputs();
create trigger tell_match_inputs after insert or update or delete on matching_answers
  for each statement execute function tell_match_inputs();
create trigger tell_match_inputs after update on programmes_catalogue
  for each statement execute function tell_match_inputs('everybody');
