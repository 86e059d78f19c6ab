ALTER TABLE "products" ADD COLUMN "guide_from_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "guide_to_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_guide_check" CHECK (("products"."guide_from_cents" is null) = ("products"."guide_to_cents" is null) and "products"."guide_from_cents" < "products"."guide_to_cents");