-- What the mail server said when it refused the mail that asks an address; empty again when the address is asked anew.
alter table alerts_addresses add column refused text;
