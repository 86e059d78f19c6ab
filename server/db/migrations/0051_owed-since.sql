-- What is open of what was delivered or cancelled is due since then, though no day was agreed. Nobody is written to for it.
update payables p set reminded_on = current_date, next_due_on = (
  select max(on_day) from ledger_entries where payable_id = p.id and kind in ('earned', 'charged', 'payment-back'))
where next_due_on is null and (is_earned or is_cancelled) and open_cents > 0;
