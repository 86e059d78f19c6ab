ALTER TABLE "refunds" ADD COLUMN "due_on" date;--> statement-breakpoint
CREATE INDEX "files_sha256_idx" ON "files" USING btree ("sha256");--> statement-breakpoint
-- Fourteen business days are twenty days at most.
update refunds set due_on = created_at::date + 20 where state <> 'withdrawn';
