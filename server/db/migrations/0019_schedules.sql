ALTER TABLE "orders" ADD COLUMN "schedule" jsonb;--> statement-breakpoint
ALTER TABLE "payables" ADD COLUMN "next_due_on" date;