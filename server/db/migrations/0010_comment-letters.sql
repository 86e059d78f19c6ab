ALTER TABLE "design_comments" ADD COLUMN "notified_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "design_comments_pending_idx" ON "design_comments" USING btree ("request_id","written_as") WHERE notified_at is null;--> statement-breakpoint
UPDATE "design_comments" SET "notified_at" = "created_at";
