ALTER TABLE "design_requests" DROP CONSTRAINT "design_requests_revisions_check";--> statement-breakpoint
ALTER TABLE "design_revisions" DROP CONSTRAINT "design_revisions_number_check";--> statement-breakpoint
ALTER TABLE "design_requests" ADD COLUMN "design_days_from" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "design_requests" ADD COLUMN "design_days_to" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "design_requests" ADD COLUMN "design_revisions" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quote_hours_from" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quote_hours_to" integer DEFAULT 48 NOT NULL;--> statement-breakpoint
ALTER TABLE "design_requests" ADD CONSTRAINT "design_requests_revisions_check" CHECK ("design_requests"."revision_count" between 0 and "design_requests"."design_revisions");--> statement-breakpoint
ALTER TABLE "design_revisions" ADD CONSTRAINT "design_revisions_number_check" CHECK ("design_revisions"."number" > 0);--> statement-breakpoint
-- What was asked for before keeps what its pages promise today.
UPDATE "design_requests" SET
  "design_days_from" = coalesce((value ->> 'designDaysFrom')::int, "design_days_from"),
  "design_days_to" = coalesce((value ->> 'designDaysTo')::int, "design_days_to")
FROM "settings" WHERE section = 'general' AND value ?| array['designDaysFrom', 'designDaysTo'];--> statement-breakpoint
UPDATE "orders" SET
  "quote_hours_from" = coalesce((value ->> 'quoteHoursFrom')::int, "quote_hours_from"),
  "quote_hours_to" = coalesce((value ->> 'quoteHoursTo')::int, "quote_hours_to")
FROM "settings" WHERE kind = 'quote' AND section = 'general' AND value ?| array['quoteHoursFrom', 'quoteHoursTo'];
