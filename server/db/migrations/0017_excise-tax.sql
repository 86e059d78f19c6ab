ALTER TABLE "orders" ADD COLUMN "tax_ppm" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_county" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_base_cents" integer;