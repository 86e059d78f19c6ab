ALTER TABLE "boards" ADD COLUMN "share_key" text;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_share_key" UNIQUE("share_key");