ALTER TABLE "categories" ADD COLUMN "kind" text DEFAULT 'type' NOT NULL;--> statement-breakpoint
UPDATE "categories" SET "kind" = 'room' WHERE "id" IN ('1-bedroom', '2-bedroom', '3-bedroom', 'living-room', 'dining-room', 'outdoor');
