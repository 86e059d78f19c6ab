ALTER TABLE "products" ADD COLUMN "state" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
UPDATE "products" SET "state" = 'archived' WHERE "is_archived";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "is_archived";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_state_check" CHECK ("products"."state" in ('draft', 'live', 'archived'));