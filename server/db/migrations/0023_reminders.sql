ALTER TABLE "payables" ADD COLUMN "reminded_on" date;--> statement-breakpoint
ALTER TABLE "payables" ADD COLUMN "last_call_on" date;--> statement-breakpoint
-- What was agreed before there was a calendar is not released by it.
ALTER TABLE "payables" ADD COLUMN "follows_calendar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payables" ALTER COLUMN "follows_calendar" SET DEFAULT true;--> statement-breakpoint
CREATE INDEX "payables_due_idx" ON "payables" USING btree ("next_due_on") WHERE next_due_on is not null;