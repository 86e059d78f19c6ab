CREATE INDEX "ledger_entries_day_idx" ON "ledger_entries" USING btree ("on_day","id");
--> statement-breakpoint
-- What was entered before the day was closed comes back with a backup; what is entered later is refused.
create function refuse_closed_day() returns trigger language plpgsql as $f$
begin
  if exists (select from settings where section = 'payment' and new.created_at >= updated_at
    and new.on_day <= nullif(value->'books'->>'closedThrough', '')::date) then
    raise exception 'the books are closed on %', new.on_day;
  end if;
  return new;
end;
$f$;
--> statement-breakpoint
create trigger ledger_entries_on_open_days before insert on ledger_entries
  for each row execute function refuse_closed_day();
