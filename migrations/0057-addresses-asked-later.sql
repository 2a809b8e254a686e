-- An address that was unsubscribed and is named again soon after is asked when the pause between two questions is over.
alter table alerts_addresses add column ask_at timestamptz;
create index alerts_addresses_to_ask on alerts_addresses (ask_at) where ask_at is not null;
