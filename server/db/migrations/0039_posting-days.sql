ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk";--> statement-breakpoint
DROP INDEX "ledger_entries_day_idx";--> statement-breakpoint
DROP INDEX "ledger_postings_account_idx";--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD COLUMN "on_day" date;--> statement-breakpoint
-- The day is written for the first time: nothing that was entered changes.
ALTER TABLE "ledger_postings" DISABLE TRIGGER "ledger_postings_are_append_only";--> statement-breakpoint
UPDATE "ledger_postings" SET "on_day" = "ledger_entries"."on_day" FROM "ledger_entries" WHERE "ledger_entries"."id" = "entry_id";--> statement-breakpoint
ALTER TABLE "ledger_postings" ENABLE TRIGGER "ledger_postings_are_append_only";--> statement-breakpoint
ALTER TABLE "ledger_postings" ALTER COLUMN "on_day" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_day_key" ON "ledger_entries" USING btree ("on_day","id");--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_on_day_entry_id_ledger_entries_on_day_id_fk" FOREIGN KEY ("on_day","entry_id") REFERENCES "public"."ledger_entries"("on_day","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_postings_day_idx" ON "ledger_postings" USING btree ("on_day","account","cents");
