-- The record of what the studio did can be added to and read, nothing else.
create function refuse_change_of_audit_log() returns trigger language plpgsql as $f$
begin
  raise exception 'audit_log is append-only';
end;
$f$;
--> statement-breakpoint
create trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function refuse_change_of_audit_log();
